import { staffAddress } from '../../kit/api/shop.ts';

/** Saves all codes of a promotion as a CSV file. The shop answers with one where the request asks for it. */
export async function downloadCodes(uuid: string): Promise<void> {
  const response = await fetch(staffAddress(`/api/promotions/${uuid}/codes`), {
    headers: { accept: 'text/csv' },
    credentials: 'same-origin',
  });
  if (!response.ok) throw new Error(`The codes could not be read: ${response.status}`);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = 'codes.csv';
  link.click();
  URL.revokeObjectURL(address);
}
