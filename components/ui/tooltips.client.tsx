'use client';

import {
  cloneElement,
  createContext,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';

/** Milliseconds before a tooltip opens, and milliseconds in which the next tooltip opens immediately (product 4.7). */
const OPEN_DELAY = 700;
const SKIP_DELAY = 300;

interface Tip {
  readonly text: string;
  /** Pixels from the edges of the offset parent of the control. */
  readonly top: number;
  readonly right: number;
  /**
   * False during the delay. Undefined after a press or Escape closed it, until the pointer or the focus leaves the
   * control.
   */
  readonly open?: boolean | undefined;
  /** Milliseconds of the delay that had passed already. */
  readonly waited: number;
}

interface Group {
  /** `open` and `waited` as in `Tip`. */
  readonly show: (text: string, control: HTMLElement, open?: boolean, waited?: number) => void;
  readonly hide: (text: string, event: PointerEvent | FocusEvent) => void;
}

const GroupContext = createContext<Group | undefined>(undefined);

/** Inline styles instead of a style sheet, because only React renders a tooltip. */
const LOOK: CSSProperties = {
  position: 'absolute',
  zIndex: 3,
  padding: '0.25rem 0.625rem',
  // Space between tooltip and control without a gap that would lose the pointer; an outline in forced colors.
  border: '4px solid transparent',
  borderRadius: 10,
  background: 'var(--ink) padding-box',
  color: 'var(--paper)',
  fontSize: 'var(--text-s)',
};

/** Below the control, aligned to its right edge. */
function placeOf(control: HTMLElement) {
  const { offsetTop, offsetHeight, offsetLeft, offsetWidth, offsetParent } = control;
  return {
    top: offsetTop + offsetHeight,
    right: (offsetParent?.clientWidth ?? 0) - offsetLeft - offsetWidth,
  };
}

/**
 * Lets controls share one tooltip. At most one is open; the next one opens immediately while one is open or was open
 * just before. It stays open while the pointer is on it, and Escape closes it (WCAG 2.2, 1.4.13). It repeats the
 * accessible name of its control, so it is hidden from screen readers.
 *
 * Not a library, because one adds 17 KB (brotli) of positioning code when React starts, for three short names. Loading
 * it later would replace the controls while a visitor uses them.
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

  // Immediately, because the pointer may be on the next control before a later effect.
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
          style={{ ...LOOK, top: tip.top, right: tip.right }}
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

/** Shows the name of an icon-only control. Must be inside `Tooltips`. */
export function WithTooltip({ text, children }: WithTooltipProps) {
  const group = useContext(GroupContext);
  if (!group) throw new Error('A control with a tooltip must be inside <Tooltips>.');
  const { show, hide } = group;
  const leave = (event: PointerEvent | FocusEvent) => hide(text, event);
  return cloneElement(children, {
    // Not on pointerenter: the first one starts React, which then misses it. The bootstrap dispatches a pointermove of
    // its own (`scripts/hydration/bootstrap.ts`), whose `detail` is the time since the pointer entered; otherwise it is
    // 0. Touch needs no tooltip: it activates the control.
    onPointerMove: ({ pointerType, currentTarget, detail }: PointerEvent<HTMLElement>) =>
      pointerType !== 'touch' && show(text, currentTarget, false, detail),
    onPointerLeave: leave,
    onPointerDown: ({ currentTarget }: PointerEvent<HTMLElement>) => show(text, currentTarget),
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) =>
      currentTarget.matches(':focus-visible') && show(text, currentTarget, true),
    onBlur: leave,
  });
}
