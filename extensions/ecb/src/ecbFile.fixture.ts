/** The file of 29 December 2023, shortened to some of its currencies. */
export const ECB_FILE = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender>
		<gesmes:name>European Central Bank</gesmes:name>
	</gesmes:Sender>
	<Cube>
		<Cube time='2023-12-29'>
			<Cube currency='USD' rate='1.1050'/>
			<Cube currency='JPY' rate='156.33'/>
			<Cube currency='BGN' rate='1.9558'/>
			<Cube currency='CZK' rate='24.724'/>
			<Cube currency='DKK' rate='7.4529'/>
			<Cube currency='GBP' rate='0.86905'/>
			<Cube currency='HUF' rate='382.80'/>
			<Cube currency='SEK' rate='11.0960'/>
			<Cube currency='CHF' rate='0.9260'/>
			<Cube currency='ISK' rate='150.50'/>
			<Cube currency='NOK' rate='11.2405'/>
			<Cube currency='IDR' rate='17079.71'/>
			<Cube currency='KRW' rate='1433.66'/>
			<Cube currency='ZAR' rate='20.3477'/></Cube>
	</Cube>
</gesmes:Envelope>
`;
