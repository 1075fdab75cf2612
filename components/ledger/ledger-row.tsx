import { CalendarDate } from '@/components/ui/calendar-date';
import { DEAL_KIND_LOOKS } from '@/components/deals/deal-kind-looks';
import { Amount } from '@/components/ui/amount';
import { Icon } from '@/components/ui/icon';
import { formatPrice } from '@/lib/deals/currency/format';
import { DEAL_KINDS } from '@/lib/deals/deal-kinds';
import type { LedgerRowModel } from '@/lib/deals/prices/ledger-rows';
import { SEPARATOR } from '@/components/ui/separator';
import { LedgerLine } from './ledger-line';

/** A deal of the ledger as an item of a list. `LedgerList` styles the list. */
export function LedgerRow({
  anchor,
  kind,
  title,
  codes,
  first,
  last,
  ended,
  price,
  lowest,
  pays,
  line,
}: LedgerRowModel) {
  return (
    <li id={anchor} data-ended={ended && ''}>
      <div>
        <p data-part="facts">
          <Icon name={DEAL_KIND_LOOKS[kind].icon} />
          {[DEAL_KINDS[kind].label, ...(codes ? [codes.join(' → ')] : [])].join(SEPARATOR)}
          <span className="stamp">{ended ? 'Ended' : 'Still on'}</span>
        </p>
        <h3>{title}</h3>
        <p data-part="days">
          Seen <CalendarDate date={first} />
          {last !== first && (
            <>
              {' '}
              to <CalendarDate date={last} />
            </>
          )}
          {ended && (
            <>
              {', ended '}
              <CalendarDate date={ended} />
            </>
          )}
        </p>
      </div>
      <p data-part="prices">
        <b>
          <Amount dollars={price} />
        </b>
        {/* The line names the lowest price of 90 days; an earlier price may have been lower. */}
        {[pays, lowest < (line?.low ?? price) && `lowest ${formatPrice(lowest)}`].filter(Boolean).join(', ')}
      </p>
      {line && <LedgerLine {...line} price={price} />}
    </li>
  );
}
