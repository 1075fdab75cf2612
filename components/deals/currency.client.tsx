'use client';

import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import {
  detectLocation,
  LOCATION_LOADING,
  UNITED_STATES,
  type LocationState,
  type UserLocation,
} from '@/lib/deals/currency/location';

interface CurrencyContextValue {
  readonly status: LocationState['status'];
  readonly location: UserLocation;
  /** Conversion is disabled: a request is ignored and prices stay in US dollars (product 4.1). */
  readonly requestCurrency: (code: string) => void;
}

const ignoreRequest = () => undefined;

const CurrencyContext = createContext<CurrencyContextValue>({
  status: 'loading',
  location: UNITED_STATES,
  requestCurrency: ignoreRequest,
});

/** The visitor's language tag is all there is to go by without a server; any answer leads to the same end. */
async function askBrowser(): Promise<string> {
  return new Intl.Locale(navigator.language).maximize().region ?? 'unknown';
}

interface CurrencyProviderProps {
  readonly children: ReactNode;
  /** How a location is found out. */
  readonly detect?: () => Promise<unknown>;
}

/** Where the visitor is taken to be. Prices stand in the HTML already, so nothing waits for this. */
export function CurrencyProvider({ children, detect = askBrowser }: CurrencyProviderProps) {
  const [state, setState] = useState<LocationState>(LOCATION_LOADING);

  useEffect(() => {
    let left = false;
    void detectLocation(detect, console.warn).then((done) => {
      if (!left) setState(done);
    });
    return () => {
      left = true;
    };
  }, [detect]);

  const value = useMemo(
    () => ({ status: state.status, location: UNITED_STATES, requestCurrency: ignoreRequest }),
    [state.status],
  );
  return <CurrencyContext value={value}>{children}</CurrencyContext>;
}

export const useCurrency = (): CurrencyContextValue => useContext(CurrencyContext);

/** Which money the prices of this page are in. */
export function CurrencyLine() {
  const { status, location } = useCurrency();
  return (
    <span data-currency={location.currency} data-status={status}>
      {`All prices in US dollars (${location.currencySymbol}).`}
    </span>
  );
}
