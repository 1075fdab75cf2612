'use client';

import * as Tooltip from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';
import { Icon } from '@/components/ui/icon';

/** Milliseconds before a tooltip opens, and within which the next one opens at once (specification, section 9). */
const OPEN_DELAY = 700;
const SKIP_DELAY = 300;

interface WithTooltipProps {
  readonly text: string;
  readonly children: ReactElement;
}

/** The name of a control that shows only a sign, for people who see it and wonder. */
function WithTooltip({ text, children }: WithTooltipProps) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className="tooltip" sideOffset={4} collisionPadding={8}>
          {text}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

const SWITCH = 'Switch between light and dark';
const MENU = 'Menu';

/**
 * The icon-only controls of the header. Both work without React: the start-up script hears the switch, and the menu is a
 * popover of the browser's own. React only adds the tooltips.
 */
export function HeaderControls() {
  return (
    <Tooltip.Provider delayDuration={OPEN_DELAY} skipDelayDuration={SKIP_DELAY}>
      <WithTooltip text={SWITCH}>
        <button type="button" data-theme-switch="" aria-label={SWITCH}>
          <Icon name="moon" />
          <Icon name="sun" />
        </button>
      </WithTooltip>
      <WithTooltip text={MENU}>
        <button type="button" popoverTarget="menu" aria-label={MENU}>
          <Icon name="menu" />
          <Icon name="close" />
        </button>
      </WithTooltip>
    </Tooltip.Provider>
  );
}
