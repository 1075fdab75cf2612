import { affiliateSign } from '@/lib/partners/affiliate-signs';

test.each([
  ['https://amzn.to/3xYz', 'amzn.to (Amazon Associates)'],
  ['https://www.awin1.com/cread.php?awinmid=1', 'awin1.com (Awin)'],
  ['https://shareasale.com/r.cfm?b=1', 'shareasale.com (ShareASale)'],
  ['https://click.linksynergy.com/deeplink?id=x', 'click.linksynergy.com (Rakuten)'],
  ['https://www.anrdoezrs.net/click-1', 'anrdoezrs.net (CJ)'],
  ['https://www.dpbolvw.net/click-1', 'dpbolvw.net (CJ)'],
  ['https://www.jdoqocy.com/click-1', 'jdoqocy.com (CJ)'],
  ['https://www.kqzyfj.com/click-1', 'kqzyfj.com (CJ)'],
  ['https://www.tkqlhce.com/click-1', 'tkqlhce.com (CJ)'],
  ['https://go.skimresources.com/?id=1', 'go.skimresources.com (Skimlinks)'],
  ['https://prf.hn/click/camref:1', 'prf.hn (Partnerize)'],
  ['https://skyscanner.pxf.io/abc', 'pxf.io (Impact)'],
  ['https://tours.sjv.io/abc', 'sjv.io (Impact)'],
  ['https://clk.tradedoubler.com/click?p=1&a=2', 'clk.tradedoubler.com (Tradedoubler)'],
  ['https://clkde.tradedoubler.com/click?p=1&a=2', 'clkde.tradedoubler.com (Tradedoubler)'],
  ['https://clkuk.tradedoubler.com/click?p=1&a=2', 'clkuk.tradedoubler.com (Tradedoubler)'],
])('%s is a link of %s', (address, sign) => {
  expect(affiliateSign(address)).toBe(sign);
});

test.each([
  ['https://tours.example/x?a=1&AFF_ID=2', 'AFF_ID='],
  ['https://tours.example/x?partner_id=AB12', 'partner_id='],
  ['https://www.skyscanner.net/?associateid=AFF_TRA_1', 'associateid='],
  ['https://www.rentalcars.com/?affiliateCode=abc', 'affiliateCode='],
  ['https://www.agoda.com/?cid=1234567', 'cid='],
  ['https://viator.com/tours/1?pid=P001', 'pid='],
  ['https://www.viator.co.uk/tours/1?MCID=42383', 'MCID='],
  ['https://amazon.com/dp/B01?tag=packs-20', 'tag=packs-20'],
  ['https://www.amazon.co.uk./dp/B01?th=1&tag=packs-21', 'tag=packs-21'],
])('%s names an affiliate in %s', (address, sign) => {
  expect(affiliateSign(address)).toBe(sign);
});

test.each([
  ['https://www.amazon.com/dp/B01?tag=packs-2'],
  ['https://www.amazon.com/dp/B01?tag=packs-20-day'],
  ['https://www.amazon.com/dp/B01?label=packs-20'],
  ['https://www.amazon.tours.example/dp/B01?tag=packs-20'],
  ['https://notamazon.com/dp/B01?tag=packs-20'],
  ['https://www.viator.tours.example/1?pid=P001'],
  ['https://notviator.com/1?pid=P001'],
  ['https://www.viator.com/tours/1?id=P001'],
  ['https://www.viator.com/tours/1?cid=1234567'],
  ['https://www.agoda.com/?cid=-1'],
  ['https://tours.example/?affid='],
  ['https://tours.example/?cid=1234567'],
  ['https://www.agoda.com/city/rome-it.html?pid=1'],
  ['https://www.tradedoubler.com/en/privacy-policy/'],
])('%s names none', (address) => {
  expect(affiliateSign(address)).toBeUndefined();
});

test.each([
  ['amzn.to/3xYz', 'amzn.to (Amazon Associates)'],
  ['//amzn.to/3xYz', 'amzn.to (Amazon Associates)'],
  ['amzn.to:443/3xYz', 'amzn.to (Amazon Associates)'],
  ['tours.example//x?to=ftp:&affid=1', 'affid='],
  ['mailto:name@amzn.to', undefined],
  ['https://', undefined],
])('%s is read as a browser would, with or without its scheme', (address, sign) => {
  expect(affiliateSign(address)).toBe(sign);
});

test.each([
  ['https://out.example/?to=https%3A%2F%2Famzn.to%2F3xYz', 'amzn.to (Amazon Associates)'],
  ['https://out.example/?to=HTTP%3A%2F%2Famzn.to%2F3xYz', 'amzn.to (Amazon Associates)'],
  ['https://out.example/?to=https%3A%2F%2Fa.example&or=https%3A%2F%2Fb.example%2F%3Faffid%3D1', 'affid='],
  ['https://out.example/?words=amzn.to', undefined],
  ['https://out.example/?words=see+https%3A%2F%2Famzn.to', undefined],
])('of %s, which leads on, the address behind it counts', (address, sign) => {
  expect(affiliateSign(address)).toBe(sign);
});
