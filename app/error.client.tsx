'use client';

export { RoutingError as default } from '@/components/layout/routing-error.client';
