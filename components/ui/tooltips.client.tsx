'use client';

import {
  cloneElement,
  createContext,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';

/** Milliseconds before a tooltip opens, and within which the next one opens at once (specification, section 9). */
const OPEN_DELAY = 700;
const SKIP_DELAY = 300;

interface Tip {
  readonly text: string;
  /** Pixels from the edges of the ancestor that also places the control. */
  readonly top: number;
  readonly right: number;
  /** False while the pointer rests on the control and the delay runs. */
  readonly open: boolean;
}

interface Group {
  readonly id: string;
  readonly openText: string | undefined;
  readonly show: (text: string, control: HTMLElement, atOnce: boolean) => void;
  readonly hide: (event: PointerEvent | FocusEvent) => void;
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
 * the pointer is on it, and Escape closes it (WCAG 2.2, 1.4.13).
 *
 * Own code, because a library brings 17 KB (brotli) of placing and layering to every start, for three names below three
 * signs. It could not come later either: it wraps its controls, and would put new ones under the visitor's hand.
 */
export function Tooltips({ children }: { readonly children: ReactNode }) {
  const id = useId();
  const [tip, setTip] = useState<Tip>();
  const tooltip = useRef<HTMLSpanElement>(null);
  const closedAt = useRef(-Infinity);

  function show(text: string, control: HTMLElement, atOnce: boolean) {
    const open = atOnce || tip?.open || performance.now() - closedAt.current < SKIP_DELAY;
    setTip({ text, ...placeOf(control), open });
  }
  function close() {
    if (tip?.open) closedAt.current = performance.now();
    setTip(undefined);
  }
  function hide({ relatedTarget }: PointerEvent | FocusEvent) {
    if (!(relatedTarget instanceof Node && tooltip.current?.contains(relatedTarget))) close();
  }

  useEffect(() => {
    if (!tip) return undefined;
    const timer = tip.open ? undefined : setTimeout(() => setTip({ ...tip, open: true }), OPEN_DELAY);
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setTip(undefined);
    };
    document.addEventListener('keydown', press);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', press);
    };
  }, [tip]);

  return (
    <GroupContext value={{ id, openText: tip?.open ? tip.text : undefined, show, hide }}>
      {children}
      {tip?.open && (
        <span
          ref={tooltip}
          id={id}
          role="tooltip"
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
  const { id, openText, show, hide } = group;
  return cloneElement(children, {
    'aria-describedby': openText === text ? id : undefined,
    // A finger opens what it presses and needs no name for it.
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) =>
      pointerType !== 'touch' && show(text, currentTarget, false),
    onPointerLeave: hide,
    onPointerDown: hide,
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) =>
      currentTarget.matches(':focus-visible') && show(text, currentTarget, true),
    onBlur: hide,
  });
}
