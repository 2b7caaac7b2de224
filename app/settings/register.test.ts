import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { measuredClaims } from '../claims/claim-rules.ts'
import { claimRegister } from '../claims/claims.ts'
import { type FormName, forms } from '../site/forms.ts'
import { bannerText, defaultSite, formOrigins } from '../site/site.ts'
import { claimKey, listedClaims } from './claims/claim-settings.server.ts'
import { formNames } from './form-settings.server.ts'
import { words } from './kind.server.ts'
import { findSetting, settings, siteWith } from './register.server.ts'
import type { Setting } from './setting.server.ts'
import { findGroup, groupHref } from './setting-group.ts'
import { untranslated } from './translation-settings.server.ts'

const url = 'https://example.test'

function requireSetting(key: string) {
  const setting = findSetting(key)
  if (!setting) throw new Error(`no setting ${key}`)
  return setting
}

function valueIn(setting: Setting, ...fields: string[]) {
  const parsed = setting.parse(fields)
  return 'value' in parsed ? parsed.value : undefined
}

function reasonFor(key: string, ...fields: string[]) {
  return requireSetting(key).parse(fields).reason
}

describe('the register of settings', () => {
  test('has every setting once', () => {
    expect(new Set(settings.map(({ key }) => key)).size).toBe(settings.length)
  })

  test('has every claim and price, and a note for each', () => {
    expect(listedClaims.map(({ name }) => name).toSorted()).toEqual(Object.keys(claimRegister).toSorted())
    for (const name of Object.keys(claimRegister)) {
      expect(findSetting(`claim.${name}`)?.group, name).toMatch(/^(prices|claims)$/)
      expect(findSetting(`claim-note.${name}`), name).not.toBeNull()
    }
  })

  test.each(settings)('$key: its default passes its own rules, as typed and as stored', (setting) => {
    const fields = setting.fieldsOf(undefined)
    expect(JSON.stringify(setting.parse(fields))).toBe(`{"value":${setting.defaultText}}`)
    expect(setting.textOf(JSON.parse(setting.defaultText))).toBe(setting.defaultText)
  })

  test('with nothing chosen the site is the default one', () => {
    expect(siteWith(url, new Map())).toEqual(defaultSite(url))
  })

  test('with every default chosen the site is the default one too', () => {
    const chosen = new Map(settings.map(({ key, defaultText }) => [key, JSON.parse(defaultText)]))
    expect(siteWith(url, chosen)).toEqual(defaultSite(url))
  })

  test('what came with the program is Spanish in Spanish, chosen by default or not', () => {
    const chosen = new Map(settings.map(({ key, defaultText }) => [key, JSON.parse(defaultText)]))
    expect(siteWith(url, chosen, 'es')).toEqual(defaultSite(url, 'es'))
    expect(defaultSite(url, 'es').claims.successFee).toBe('un mes de renta')
  })

  test('the owner’s English words stand in for Spanish ones until there are some', () => {
    const english = new Map<string, unknown>([
      ['banner', 'Ask us first'],
      ['claim.successFee', 'half a month’s rent'],
      ['kit-number.does', 'It names you'],
      ['question.words.label', 'Tell us more'],
    ])
    const before = siteWith(url, english, 'es')
    expect([before.banner, before.claims.successFee, before.kitNumber.does]).toEqual([
      'Ask us first',
      'half a month’s rent',
      'It names you',
    ])
    expect([before.bannerIn, siteWith(url, english).bannerIn]).toEqual(['en', undefined])
    expect(untranslated(english).map(({ language, href }) => [language, href])).toEqual(
      [...english.keys()].map((key) => ['es', `/admin/settings/spanish#field-${key}.es`]),
    )
    const both = new Map([
      ...english,
      ['banner.es', 'Pregúntenos primero'],
      ['claim.successFee.es', 'media renta'],
      ['kit-number.does.es', 'Lo nombra'],
      ['question.words.label.es', 'Cuéntenos más'],
    ])
    const after = siteWith(url, both, 'es')
    expect([after.banner, after.claims.successFee, after.kitNumber.does]).toEqual([
      'Pregúntenos primero',
      'media renta',
      'Lo nombra',
    ])
    expect(after.bannerIn).toBe(undefined)
    expect(after.questions.words).toEqual({ label: 'Cuéntenos más' })
    expect(untranslated(both)).toEqual([])
    const [templates] = untranslated(new Map([...both, ['applications.templates', { templates: [] }]]))
    expect(templates?.href).toBe('/admin/applications/templates')
    expect(siteWith(url, both).banner).toBe('Ask us first')
  })

  test('a question is reworded, required or left out, and never asks for a number nobody should give', () => {
    const chosen = new Map<string, unknown>([
      ['question.words.label', 'Tell us more'],
      ['question.words.asked', 'required'],
      ['question.bedrooms.asked', 'hidden'],
    ])
    expect(siteWith(url, chosen).questions).toEqual({
      words: { label: 'Tell us more', isRequired: true },
      bedrooms: { isHidden: true },
    })
    for (const label of ['Your Social Security number', 'SSN', 'Bank account', 'Card number'])
      expect(reasonFor('question.words.label', label)).toContain('never ask')
    expect(findSetting('question.fullName.asked')).toBeNull()
  })

  test.each([
    ...['Your Social  Security number', 'Your ITIN', 'Debit card', 'Routing number', 'Account numbers'],
    ...[
      'Escriba su número de Seguro Social y su tarjeta de crédito',
      'SU SEGURO SOCIAL',
      'Numero de seguro social',
    ],
    ...[
      'Su tarjeta de débito',
      'Número de su tarjeta',
      'Los números de tarjeta',
      'Tarjeta bancaria',
      '¿En qué banco?',
    ],
    ...[
      'Cuenta bancaria',
      'Número de cuenta',
      'Nu\u0301mero de ruta',
      'Su ITIN o SSN',
      'El CVV de la tarjeta',
    ],
  ])('no wording in any language asks “%s”', (label) => {
    for (const key of ['question.words.label', 'question.words.label.es'])
      expect(reasonFor(key, label), key).toContain('never ask')
  })

  test.each([
    ['question.words.label', 'Where do you embark, and how many people count on you?'],
    ['question.words.label.es', 'Cuéntenos qué pasó con su renta y qué número de cuartos busca'],
    ['question.words.label.es', '¿Tiene trabajo seguro?'],
  ])('other wordings of %s stay possible: “%s”', (key, label) => {
    expect(reasonFor(key, label)).toBeUndefined()
  })

  test('what is stored and is no value of ours leaves the default, and breaks nothing else', () => {
    const wrong = new Map<string, unknown>([
      ['phone', { evil: true }],
      [claimKey('applicationFee'), 'free'],
      ['form.funding.address', 'javascript:alert(1)'],
      ['no-such-setting', 1],
      ['brand', 'Other Name'],
    ])
    expect(siteWith(url, wrong)).toEqual({ ...defaultSite(url), brand: 'Other Name' })
  })

  const elsewhere = ['facebook.com', 'instagram.com', 'x.com', 'youtube.com', 'tiktok.com', 'linkedin.com']
  const others = [
    ['Other words'],
    ['(800) 555-0177'],
    ['other@example.com'],
    ['2024'],
    ['2025'],
    ['77'],
    ['77', '7777'],
    ['https://other.example/x'],
    ...elsewhere.map((host) => [`https://${host}/other`]),
  ]
  const seen = settings.filter(({ key }) => !key.startsWith('claim-note.'))

  test.each(seen)('$key: another value is seen in the site', (setting) => {
    const { key, options = [], defaultText } = setting
    const values = [...options.map(([value]) => [value]), ...others].map((fields) =>
      valueIn(setting, ...fields),
    )
    const other = values.find((value) => value !== undefined && JSON.stringify(value) !== defaultText)
    expect(other).toBeDefined()
    const { language = 'en' } = setting
    expect(siteWith(url, new Map([[key, other]]), language)).not.toEqual(defaultSite(url, language))
  })

  test('a form inside a page has a script and a key, one that opens by itself has only an address', () => {
    const parts = (name: FormName) =>
      settings.filter(({ key }) => key.startsWith(`form.${name}.`)).map(({ key }) => key.split('.')[2])
    for (const name of formNames)
      expect(parts(name), name).toEqual(
        forms[name].isEmbedded ? ['address', 'script', 'embedKey'] : ['address'],
      )
  })

  test('the key of a form is taken without the blanks around it, up to 200 signs', () => {
    const embedded = formNames.find((name) => forms[name].isEmbedded)
    const key = requireSetting(`form.${embedded}.embedKey`)
    expect(valueIn(key, ' abc ')).toBe('abc')
    expect(key.parse(['x'.repeat(200)]).reason).toBeUndefined()
    expect(key.parse(['x'.repeat(201)]).reason).toBe('That key is too long.')
    expect(valueIn(requireSetting('form.funding.address'), ' https://a.example/ ')).toBe('https://a.example/')
  })

  test('a rate may be nothing and everything, and has one digit after the point', () => {
    const rate = requireSetting('claim.approvalRate')
    expect(['0', '100', '99.5'].map((text) => valueIn(rate, text))).toEqual([0, 100, 99.5])
    for (const text of ['-1', '101', '99.55', 'all']) expect(rate.parse([text]).reason, text).toBeDefined()
  })

  test('a figure that somebody must have counted can be taken off, and no other', () => {
    for (const name of measuredClaims) {
      const setting = requireSetting(claimKey(name))
      expect(setting).toMatchObject({ isOptional: true, hint: 'Leave it empty to say it nowhere.' })
      expect(setting.fieldsOf(0)).toEqual([''])
      expect(setting.wordsOf(0, siteWith(url, new Map()))).toBe('said nowhere')
    }
    for (const name of ['corporateRefund', 'nearbyMiles', 'applicationFee'] as const)
      expect(requireSetting(claimKey(name)).parse(['']).reason, name).toBeDefined()
  })

  test('the time zone is one whose clock the program knows, those of the country first', () => {
    const zone = findSetting('time-zone')
    expect(zone?.options?.slice(0, 2).map(([name]) => name)).toEqual(['America/New_York', 'America/Chicago'])
    expect(zone?.parse(['Europe/Zurich'])).toEqual({ value: 'Europe/Zurich' })
    for (const name of ['Mars/Olympus', '', 'america/chicago; drop', '../UTC'])
      expect(zone?.parse([name]), name).toHaveProperty('reason')
    expect(siteWith('', new Map([['time-zone', 'Pacific/Honolulu']])).timeZone).toBe('Pacific/Honolulu')
    expect(siteWith('', new Map([['time-zone', 'Mars/Olympus']])).timeZone).toBe('America/Chicago')
  })

  test('more than 80 signs are written in a larger field', () => {
    expect(words(80).control).toBe('text')
    expect(words(81).control).toBe('long-text')
  })

  test('the first group stands at the address of the settings, the others below it', () => {
    expect([groupHref('contact'), groupHref('mail')]).toEqual(['/admin/settings', '/admin/settings/mail'])
  })

  test('each language but English has a page, called by its name', () => {
    expect([groupHref('es'), findGroup('spanish')]).toEqual(['/admin/settings/spanish', 'es'])
    expect(['es', 'english', 'en', ''].map(findGroup)).toEqual([null, null, null, null])
  })

  test('two sites share nothing that a change to one would show in the other', () => {
    const first = siteWith(url, new Map([['form.funding.address', 'https://forms.example/a']]))
    expect(first.forms.funding.address).toBe('https://forms.example/a')
    expect(defaultSite(url).forms.funding.address).toBe('')
    expect(siteWith(url, new Map()).forms.funding.address).toBe('')
  })

  test('a value that passes is typed, stored and typed again the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        const setting = requireSetting('claim.applicationFee')
        const parsed = setting.parse([(cents / 100).toFixed(2)])
        expect(parsed).toEqual({ value: cents / 100 })
        if (parsed.reason !== undefined) throw new Error(parsed.reason)
        expect(setting.parse(setting.fieldsOf(parsed.value))).toEqual(parsed)
      }),
    )
  })
})

describe('vouchers', () => {
  test('are refused by default in every state, and the owner is warned with the statute where the law protects them', () => {
    const ofStates = settings.filter(({ group }) => group === 'vouchers')
    expect(ofStates).toHaveLength(51)
    expect(new Set(ofStates.map(({ defaultText }) => defaultText))).toEqual(new Set(['"refused"']))
    const warned = ofStates.filter(({ hint }) => hint?.startsWith('Warning:'))
    expect(warned.map(({ key }) => key.slice(-2)).toSorted()).toEqual(
      'CA CO CT DC IL MA MD MI NJ NY OR UT VA VT WA'.split(' '),
    )
    for (const { hint, source } of warned) {
      expect(hint).toMatch(/\(.*\d.*\).*no legal advice/)
      expect(source?.href).toMatch(/^https:/)
    }
  })

  test('are welcome where the owner says so, and nowhere else', () => {
    expect(siteWith(url, new Map([['vouchers.CA', 'considered']])).vouchers).toEqual({ CA: 'considered' })
    expect(siteWith(url, new Map([['vouchers.CA', 'maybe']])).vouchers).toEqual({})
  })
})

describe('a changed setting', () => {
  test('changes what follows from it: words, banner, sums', () => {
    const site = siteWith(
      url,
      new Map<string, unknown>([
        [claimKey('fundingRange'), [500, 6000]],
        [claimKey('setupFee'), 350.5],
      ]),
    )
    expect(bannerText(site)).toBe('Get $500-$6,000 in Rental Funding Today!')
    expect(site.claims.setupFee).toBe('$350.50')
    expect(site.claims.fullServiceTotal).toBe('$1,245.50')
  })

  test('of the price of the kit changes what is due before delivery, whatever an older version stored for it', () => {
    const older = ['claim.kitBeforeDelivery', 349.95] as const
    const site = siteWith(url, new Map<string, unknown>([[claimKey('kitOneAdult'), 420], older]))
    expect(site.claims.kitBeforeDelivery).toBe('$370')
  })

  test.each([80, '80', '80 miles'])('of miles, stored as %j, is one number: said and measured', (stored) => {
    const site = siteWith(url, new Map<string, unknown>([[claimKey('nearbyMiles'), stored]]))
    expect([site.claims.nearbyMiles, site.numbers.nearbyMiles]).toEqual(['80 miles', 80])
  })

  test.each([20_000_000, 'over $20 million'])('of a sum, stored as %j, is said in words', (stored) => {
    const site = siteWith(url, new Map<string, unknown>([[claimKey('fundsProvided'), stored]]))
    expect(site.claims.fundsProvided).toBe('over $20 million')
  })

  test('of the refund is said everywhere', () => {
    expect(siteWith(url, new Map()).claims.refundAfterDenials).toBe('full refund')
    const site = siteWith(url, new Map<string, unknown>([[claimKey('corporateRefund'), 80]]))
    expect(site.claims.refundAfterDenials).toBe('refund of 80%')
  })

  test('of the banner replaces the words made from the funding range', () => {
    expect(bannerText(siteWith(url, new Map([['banner', 'Open all summer']])))).toBe('Open all summer')
  })
})

describe('a wrong value is refused with a reason', () => {
  test.each([
    ['brand', ['  '], 'empty'],
    ['brand', ['x'.repeat(61)], '60 characters'],
    ['phone', ['call us'], '10 digits'],
    ['phone', ['555-0142'], '10 digits'],
    ['email', ['help@'], 'e-mail address'],
    ['copyright-year', ['24'], '2000'],
    ['copyright-year', ['9999'], 'far ahead'],
    ['claim.applicationFee', ['ninety'], 'dollars'],
    ['claim.applicationFee', ['-5'], 'dollars'],
    ['claim.applicationFee', ['99.955'], 'two digits'],
    ['claim.applicationFee', ['1e9'], 'dollars'],
    ['claim.applicationFee', ['9999999'], 'check it'],
    ['claim.fundingRange', ['5000', '300'], 'less than'],
    ['claim.fundingRange', ['300', ''], 'dollars'],
    ['claim.approvalRate', ['101'], '0 to 100'],
    ['claim.familiesHoused', ['1.5'], 'whole number'],
    ['claim.approvalTime', [''], 'empty'],
    ['claim.nearbyMiles', ['far'], 'whole miles'],
    ['claim.nearbyMiles', ['0'], 'at least'],
    ['claim.nearbyMiles', ['3000'], 'check it'],
    ['theme', ['purple'], 'choose one'],
    ['social.facebook', ['https://example.com/us'], 'Facebook page'],
    ['social.x', ['https://notx.com/us'], 'X page'],
    ['form.funding.address', ['forms.example/a'], 'https://'],
    ['form.funding.address', ['http://forms.example/a'], 'not protected'],
    ['form.funding.address', ['javascript:alert(1)'], 'https://'],
    ['form.funding.address', ['https://me:secret@forms.example/'], 'password'],
    ['form.funding.address', ['https://forms.example/a\r\nb'], 'https://'],
    ['form.funding.address', ['https:\\\\forms.example'], 'https://'],
    ['brand', ['Second \u202eyeK'], 'invisible'],
    ['brand', ['Second\u2028Key'], 'one line'],
    ['phone', ['(800) 555\n0142'], '10 digits'],
    ['form.corporate.embedKey', ['<script src="x">'], 'key alone'],
    ['claim-note.approvalRate', ['Our own count', '2026-02-30'], 'calendar'],
    ['claim-note.approvalRate', ['', '2026-02-03'], 'rests on'],
  ])('%s %j', (key, fields, part) => {
    expect(reasonFor(key, ...fields)).toContain(part)
  })

  test.each([
    'https://*/',
    'https://*.com/',
    'https://a;b.example/',
    "https://'self'.example/",
    'https://single/',
  ])('a form address cannot put %s into the content security policy', (address) => {
    expect(reasonFor('form.signup.address', address)).toBeTruthy()
    expect(reasonFor('form.signup.script', address)).toBeTruthy()
    expect(formOrigins(siteWith(url, new Map([['form.signup.address', address]])))).toEqual([])
  })
})

test.each([
  ['phone', ['+1 800 555 0199'], '"+1 800 555 0199"'],
  ['claim.applicationFee', ['$1,299.50'], '1299.5'],
  ['claim.rentersHelpedByKit', ['25,000+'], '25000'],
  ['claim.approvalRate', ['96.5%'], '96.5'],
  ['claim.approvalRate', [''], '0'],
  ['claim.familiesHoused', [' '], '0'],
  ['claim.fundsProvided', [''], '0'],
  ['claim.nearbyMiles', ['80 miles'], '80'],
  ['form.funding.address', ['http://localhost:4000/form'], '"http://localhost:4000/form"'],
  ['form.funding.address', [''], '""'],
  ['social.youtube', ['https://www.youtube.com/@second'], '"https://www.youtube.com/@second"'],
  [
    'claim-note.approvalRate',
    ['Counted by hand', '2026-02-03'],
    '{"basis":"Counted by hand","date":"2026-02-03"}',
  ],
])('%s takes %j', (key, fields, stored) => {
  expect(JSON.stringify(requireSetting(key).parse(fields))).toBe(`{"value":${stored}}`)
})
