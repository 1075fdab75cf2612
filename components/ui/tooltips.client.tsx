'use client';

import {
  cloneElement,
  createContext,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';

/** Milliseconds before a tooltip opens, and within which the next one opens immediately (product 4.7). */
const OPEN_DELAY = 700;
const SKIP_DELAY = 300;

interface Tip {
  readonly text: string;
  /** Pixels from the edges of the ancestor that also places the control. */
  readonly top: number;
  readonly right: number;
  /**
   * False while the pointer rests on the control and the delay runs; missing once a press or Escape closed it, until the
   * pointer or the focus leaves the control.
   */
  readonly open?: boolean | undefined;
  /** Milliseconds of the delay that had passed when this began. */
  readonly waited: number;
}

interface Group {
  /** `open` and `waited` as in `Tip`. */
  readonly show: (text: string, control: HTMLElement, open?: boolean, waited?: number) => void;
  readonly hide: (text: string, event: PointerEvent | FocusEvent) => void;
}

const GroupContext = createContext<Group | undefined>(undefined);

/** Below the control, its end below the control's end. */
function placeOf(control: HTMLElement) {
  const { offsetTop, offsetHeight, offsetLeft, offsetWidth, offsetParent } = control;
  return {
    top: offsetTop + offsetHeight,
    right: (offsetParent?.clientWidth ?? 0) - offsetLeft - offsetWidth,
  };
}

/**
 * Lets controls share one tooltip: at most one shows, and the next comes at once while one shows or just did. It stays while
 * the pointer is on it, and Escape closes it (WCAG 2.2, 1.4.13). It repeats the name that its control has anyway, so it is
 * for the eye only.
 *
 * Own code, because a library brings 17 KB (brotli) of placing and layering to every start, for three names below three
 * signs. It could not come later either: it wraps its controls, and would put new ones under the visitor's hand.
 */
export function Tooltips({ children }: { readonly children: ReactNode }) {
  const [tip, setTip] = useState<Tip>();
  const tooltip = useRef<HTMLSpanElement>(null);
  const closedAt = useRef(-Infinity);

  function show(text: string, control: HTMLElement, open?: boolean, waited = 0) {
    if (open === false) {
      if (tip?.text === text) return;
      open = tip?.open || performance.now() - closedAt.current < SKIP_DELAY;
    }
    setTip({ text, ...placeOf(control), open, waited });
  }
  const close = () => setTip(undefined);
  function hide(text: string, { relatedTarget }: PointerEvent | FocusEvent) {
    if (tip?.text === text && !(relatedTarget instanceof Node && tooltip.current?.contains(relatedTarget)))
      close();
  }

  // At once, because the pointer may be on the next control before a later effect.
  useLayoutEffect(() => {
    if (!tip) return undefined;
    const timer =
      tip.open === false
        ? setTimeout(() => setTip({ ...tip, open: true }), OPEN_DELAY - tip.waited)
        : undefined;
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setTip({ ...tip, open: undefined });
    };
    document.addEventListener('keydown', press);
    return () => {
      if (tip.open) closedAt.current = performance.now();
      clearTimeout(timer);
      document.removeEventListener('keydown', press);
    };
  }, [tip]);

  return (
    <GroupContext value={{ show, hide }}>
      {children}
      {tip?.open && (
        <span
          ref={tooltip}
          aria-hidden="true"
          className="tooltip"
          style={{ top: tip.top, right: tip.right }}
          onPointerLeave={close}
        >
          {tip.text}
        </span>
      )}
    </GroupContext>
  );
}

interface WithTooltipProps {
  readonly text: string;
  readonly children: ReactElement<HTMLAttributes<HTMLElement>>;
}

/** The name of a control that shows only a sign, for people who see it and wonder. Stands within `Tooltips`. */
export function WithTooltip({ text, children }: WithTooltipProps) {
  const group = useContext(GroupContext);
  if (!group) throw new Error('A control with a tooltip stands outside of <Tooltips>.');
  const { show, hide } = group;
  const leave = (event: PointerEvent | FocusEvent) => hide(text, event);
  return cloneElement(children, {
    // Not where it enters: the first time, that is what starts React, which comes too late to hear of it. The bootstrap sends a
    // move of its own then (`scripts/hydration/bootstrap.ts`), whose `detail` is the time since; else it is 0. A finger
    // opens what it presses and needs no name for it.
    onPointerMove: ({ pointerType, currentTarget, detail }: PointerEvent<HTMLElement>) =>
      pointerType !== 'touch' && show(text, currentTarget, false, detail),
    onPointerLeave: leave,
    onPointerDown: ({ currentTarget }: PointerEvent<HTMLElement>) => show(text, currentTarget),
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) =>
      currentTarget.matches(':focus-visible') && show(text, currentTarget, true),
    onBlur: leave,
  });
}
