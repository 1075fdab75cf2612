import { UNTOUCHED_BY_REACT } from '@/components/ui/untouched-by-react';

/** The area that a script fills after a press on the form of the same section. */
export function AskedArea(data: Readonly<Record<`data-${string}`, string | number | undefined>>) {
  return <div {...data} data-part="area" tabIndex={-1} {...UNTOUCHED_BY_REACT} />;
}
