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

/** Guesses the region from the language of the browser, because there is no server. Every result leads to the same currency. */
async function askBrowser(): Promise<string> {
  return new Intl.Locale(navigator.language).maximize().region ?? 'unknown';
}

interface CurrencyProviderProps {
  readonly children: ReactNode;
  /** Detects the visitor's location. */
  readonly detect?: () => Promise<unknown>;
}

/** Provides the assumed location of the visitor. The HTML already contains the prices, so nothing waits for the location. */
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

/** The line with the currency of all prices on the page. */
export function CurrencyLine() {
  const { status, location } = useCurrency();
  return (
    <span data-currency={location.currency} data-status={status}>
      {`All prices in US dollars (${location.currencySymbol}).`}
    </span>
  );
}
