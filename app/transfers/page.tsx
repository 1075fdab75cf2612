import type { Metadata } from 'next';
import { landingMetadata } from '@/lib/seo/metadata';
import { FramePage } from '../frame-page';

export const generateMetadata = (): Metadata => landingMetadata('transfers');

export default function TransfersPage() {
  return <FramePage page="transfers" />;
}
