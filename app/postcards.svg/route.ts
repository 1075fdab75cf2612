import { postcardSheet } from '@/components/ui/postcard-sheet';

export const dynamic = 'force-static';

/** The drawings behind photos, in one file for all pages. */
export function GET() {
  return new Response(postcardSheet(), { headers: { 'Content-Type': 'image/svg+xml' } });
}
