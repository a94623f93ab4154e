import type { Pdf } from '../../../platform/pdf/typesetter.ts';
import { leaf } from './xml.ts';

/** An e-invoice that goes into a PDF. */
export interface EmbeddedEInvoice {
  readonly xml: string;
  readonly number: string;
  readonly issuedAt: Date;
}

/** The options of a PDF that is an archive of its data: PDF/A-3, level B. */
export const ARCHIVAL = { subset: 'PDF/A-3b', pdfVersion: '1.7' } as const;

const FILE = 'factur-x.xml';
const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
/** The properties of Factur-X in the metadata of a PDF, with what they mean. */
const PROPERTIES = [
  ['DocumentFileName', FILE, 'The name of the embedded XML document'],
  ['DocumentType', 'INVOICE', 'The type of the hybrid document'],
  ['Version', '1.0', 'The version of the standard'],
  ['ConformanceLevel', 'EN 16931', 'The conformance level of the embedded XML document'],
] as const;

/** The options of an attachment. The types of pdfkit lack the last one. */
type Attached = NonNullable<Parameters<Pdf['file']>[1]> & { readonly relationship: 'Alternative' };

/** Puts an e-invoice into a PDF/A-3 file, and says so in its metadata. */
export function embedFacturX(pdf: Pdf, { xml, number, issuedAt }: EmbeddedEInvoice): void {
  const options: Attached = {
    name: FILE,
    type: 'text/xml',
    description: `Factur-X ${number}`,
    creationDate: issuedAt,
    modifiedDate: issuedAt,
    // The XML says the same as the pages.
    relationship: 'Alternative',
  };
  pdf.file(Buffer.from(xml), options);
  pdf.appendXML(metadata(number));
}

const metadata = (title: string): string => `
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <dc:title><rdf:Alt>${leaf('rdf:li', title, { 'xml:lang': 'x-default' })}</rdf:Alt></dc:title>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">
  ${PROPERTIES.map(([name, value]) => `<fx:${name}>${value}</fx:${name}>`).join('\n  ')}
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>fx</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>${PROPERTIES.map(property).join('')}</rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;

const property = ([name, , description]: (typeof PROPERTIES)[number]): string => `
      <rdf:li rdf:parseType="Resource">
        <pdfaProperty:name>${name}</pdfaProperty:name>
        <pdfaProperty:valueType>Text</pdfaProperty:valueType>
        <pdfaProperty:category>external</pdfaProperty:category>
        <pdfaProperty:description>${description}</pdfaProperty:description>
      </rdf:li>`;
