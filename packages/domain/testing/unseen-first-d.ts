import type { Plan } from './plan.ts';

/** Written without looking at the rules; read for the first time before any rule was made for them. */
export const firstUnseenD: readonly Plan[] = [
  {
    trade: 'app with ads',
    answers: {
      idea: 'Free trail-conditions app for sledders, ads + a premium at 3.99 a month. Thunder Bay.',
      prices: 'Premium $3.99/month or $29.99/year. Ads earn roughly $4 per 1000 views. Outfitter listing $240/yr.',
      fixed:
        'AWS 95 USD a month, Mapbox 150 USD a month, Apple developer 129/yr, Google play 25 once, insurance 65 a month. I dont pay myself before month 12 then 2,500 a month.',
      sale: 'apple and google keep 15%',
      goals:
        '200 premium after 6 months, 900 by the end of year 1, 5% quit every month. 25 outfitters first winter. I would love to get to 10,000 users.',
      cash: 'Design contract $6,000, trademark $1,600, phone for testing $900. 11,000 of RRSP I cashed. NOHFC grant maybe 20,000, waiting for answer.',
    },
    wanted: [
      'setting province=ON',
      'stream price=3.99 model=subscription per=month unit?=premium quantity=200 climbMonths=6 targets=12:900 churn=5 costShare?=15',
      'stream price?=29.99 model?=subscription per?=year costShare?=15',
      'stream price=240 per?=year unit?=outfitter+listing/outfitter/listing quantity?=25 model?=subscription costShare?=15',
      'cost amount=95 every=month currency=USD',
      'cost amount=150 every=month currency=USD',
      'cost amount=129 every=year',
      'cost amount=65 every=month',
      'person role=owner salary=2500 every=month from=12/13',
      'purchase amount?=25 use?=fees',
      'purchase amount=6000 use?=fees',
      'purchase amount=1600 use?=fees',
      'purchase amount=900 use?=equipment',
      'funding source=savings amount=11000 state=in_hand',
      'funding source=grant amount=20000 state?=asked_for/hoped',
    ],
  },
  {
    trade: 'owner-operator trucker',
    answers: {
      idea: 'Flatbed trucking out of Brandon MB, own authority, hauling ag equipment into Saskatchewan & N. Dakota',
      experience: 'Company driver 11 years @ 58 cents a mile.',
      prices: '$3.10 per loaded mile avg. Empty miles nobody pays for.',
      fixed:
        'truck payment 2,650/mo\ntrailer rental 900/mo\ninsurance 1,450/mo\nplates + permits 3,800/yr\nELD + phone 140/mo\nbookkeeper 175/mo\nset aside 500/mo for breakdowns',
      sale: 'fuel around 78 cents a mile, tires & maintenance 18 cents a mile. factoring company takes 3%',
      goals: '8,000 loaded miles a month. Some guys do 11,000 but i want to be home sundays',
      cash: '15,000 down payment on the truck (total price 95,000), 4,000 plates and insurance deposit. Have 28,000 in savings. The 80,000 is financed by Daimler 60 mo at 9.49. Brokers pay in 35 days or so without factoring',
    },
    wanted: [
      'setting province=MB',
      'stream price=3.10 unit?=mile/loaded+mile quantity=8000 per=month unitCost=0.96 costShare=3 customerDays?=35',
      'cost amount=2650 every=month',
      'cost amount=900 every=month',
      'cost amount=1450 every=month',
      'cost amount=3800 every=year',
      'cost amount=140 every=month',
      'cost amount=175 every=month',
      'cost amount?=500 every?=month',
      'purchase amount?=95000 use?=vehicle',
      'purchase amount?=4000 use?=fees/deposit',
      'funding source=savings amount=28000 state=in_hand',
      'funding source?=loan amount?=80000 months?=60 rate?=9.49',
    ],
  },
  {
    trade: 'importer of rugs',
    answers: {
      idea: 'Import handmade rugs from Morocco, sell online across Canada and to designers. Burnaby, British Columbia',
      prices:
        'Small $290 / medium $650 / large $1,250 retail. Designers get 25% off. On Wayfair a medium machine made one is $199.',
      fixed:
        'storage locker $180 mo, shopify $51 mo, photo shoots $300 quarterly, insurance $1,020 year, ads budget: $800 a month the first 3 months then $400',
      sale: 'I pay 110 euros for a medium, freight and duty roughly $75 per rug. Card 2.9%. Returns perhaps 5%',
      goals:
        'Sell 12 medium rugs monthly by month 6, small ones 10, large 3. $15,000 of sales in December alone would be great',
      cash: 'First container: $16,000 (60 rugs). Trip to Fez $3,200. Site $2,500. $30k from selling my condo. my partner covers our rent and food.',
    },
    wanted: [
      'setting province=BC',
      'stream price=290 quantity?=10 per?=month climbMonths?=6 costShare?=2.9 unitCost?=75',
      'stream price=650 quantity=12 per=month climbMonths=6 costShare?=2.9 unit?=rug',
      'stream price=1250 quantity?=3 per?=month climbMonths?=6 costShare?=2.9 channel?=retail',
      'cost amount=180 every=month',
      'cost amount=51 every=month',
      'cost amount=300 every=quarter',
      'cost amount=1020 every=year',
      'cost amount=800 every=month to=3',
      'cost amount?=400 every?=month from?=4',
      'purchase amount=16000 use=opening_stock',
      'purchase amount=3200 use?=fees',
      'purchase amount=2500 use?=fees',
      'funding source=savings amount=30000 state=in_hand',
    ],
  },
];
