'use client';

import * as Tooltip from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';

interface WithTooltipProps {
  readonly text: string;
  readonly children: ReactElement;
}

/** The name of a control that shows only a sign, for people who see it and wonder. Needs a `Tooltip.Provider` above. */
export function WithTooltip({ text, children }: WithTooltipProps) {
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
