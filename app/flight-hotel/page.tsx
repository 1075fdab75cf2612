import type { Metadata } from 'next';
import { landingMetadata } from '@/lib/seo/metadata';
import { FramePage } from '../frame-page';

export const generateMetadata = (): Metadata => landingMetadata('flight-hotel');

export default function FlightHotelPage() {
  return <FramePage page="flight-hotel" />;
}
