'use client';

import { SearchControl } from '@/components/search/search-control.client';
import { Icon } from '@/components/ui/icon';
import { Tooltips, WithTooltip } from '@/components/ui/tooltips.client';

const SWITCH = 'Switch between light and dark';
const MENU = 'Menu';

interface HeaderControlsProps {
  /** Address of `pagefind.js`. */
  readonly searchAddress: string;
}

/**
 * The icon-only controls of the header. All work without React: the search links to the article index, the start-up
 * script handles the switch, and the menu is a native popover. React adds the search dialog and the tooltips.
 */
export function HeaderControls({ searchAddress }: HeaderControlsProps) {
  return (
    <Tooltips>
      <SearchControl address={searchAddress} />
      <WithTooltip text={SWITCH}>
        <button type="button" data-switch="" data-wants="hover" aria-label={SWITCH}>
          <Icon name="moon" />
          <Icon name="sun" />
        </button>
      </WithTooltip>
      <WithTooltip text={MENU}>
        <button type="button" popoverTarget="menu" data-wants="hover" aria-label={MENU}>
          <Icon name="menu" />
          <Icon name="close" />
        </button>
      </WithTooltip>
    </Tooltips>
  );
}
