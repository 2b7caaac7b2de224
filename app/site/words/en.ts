/** What a page is called in lists (`label`), in the bars and in the lists of the footer. */
type Names = {
  label?: string
  bar?: string
  simpleBar?: string
  programs?: string
  help?: string
  legal?: string
}

/** By the path of the table of addresses, in whose order they are listed. */
const names = {
  '/': { label: 'Home', bar: 'Home', simpleBar: 'Home' },
  '/bad-credit-rentals': { label: 'Bad credit rentals', programs: 'Bad credit rentals' },
  '/full-service-program': { label: 'Full-service program', programs: 'Full service' },
  '/diy-rental-kit': {
    label: 'Do-it-yourself rental kit',
    simpleBar: 'DIY Kit',
    programs: 'Do-it-yourself kit',
  },
  '/corporate-lease-program': {
    label: 'Corporate Lease Program',
    simpleBar: 'Corporate',
    programs: 'Corporate lease',
  },
  '/second-shot-program': { programs: 'Second shot' },
  '/states': { bar: 'Service Areas' },
  '/testimonials': { bar: 'Success Stories' },
  '/policy-terms': { legal: 'Program policy' },
  '/privacy': { legal: 'Privacy' },
  '/terms': { legal: 'Terms' },
  '/accessibility': { legal: 'Accessibility' },
  '/local-figures': { legal: 'Local figures' },
  '/legal-aid': { help: 'Legal aid' },
  '/articles': { label: 'Articles', programs: 'Articles' },
  '/approval-wall': { label: 'Approval wall', programs: 'Approval wall' },
  '/sitemap': { label: 'Sitemap', legal: 'Sitemap' },
  '/rent-finder': { label: 'Where can I afford to live?', programs: 'Where can I afford to live?' },
  '/told-no': { label: 'Told no? Your next steps', help: 'Told no?' },
  '/letters': { label: 'Letters for renters', help: 'Letters' },
  '/move-in-budget': { label: 'Move-in budget', help: 'Move-in budget' },
  '/checklist': { label: 'Papers checklist', help: 'Papers checklist' },
} satisfies Record<string, Names>

/** Housing vouchers: whether the programs work with them. */
const vouchers = {
  welcomeIn: (state: string) => `In ${state} we work with Section 8 and other vouchers.`,
  refused: 'The programs do not work with Section 8 or other vouchers.',
  refusedByOurs: 'Our programs do not work with vouchers.',
  /** `except` is empty where they are welcome everywhere. */
  welcome: (except: string) =>
    except
      ? `We work with Section 8 and other vouchers, except in ${except}.`
      : 'We work with Section 8 and other vouchers.',
  yes: (except: string) =>
    except
      ? `Yes, except in ${except}: there the programs do not work with Section 8 or other vouchers.`
      : 'Yes. The programs work with Section 8 and other vouchers.',
  except: (states: string) => ` This does not hold in ${states}: there we work with them.`,
  onlyIn: (states: string) =>
    `Yes in ${states}; elsewhere the programs do not work with Section 8 or other vouchers.`,
  /** On a form, before anything is paid. */
  askedFirst:
    'Paying with Section 8 or another voucher? Our programs do not work with vouchers: do not pay us.',
  askedFirstExcept: (states: string) =>
    `Paying with Section 8 or another voucher? Our programs work with vouchers only in ${states}: elsewhere, do not pay us.`,
  askedFirstIn: (states: string) =>
    `Paying with Section 8 or another voucher? Our programs do not work with vouchers in ${states}: there, do not pay us.`,
  nowhere: 'No. The programs do not work with Section 8 or other vouchers.',
  incomeLaw: (state: string, statute: string, day: string) =>
    `The law of ${state} protects renters by their source of income (${statute}; as of ${day}). Legal aid can tell you what that means for you; we give no legal advice.`,
}

export const words = {
  names,
  vouchers,
  /** The headline of the home page. */
  motto: 'A second key for renters who were told no.',
  banner: (fundingRange: string) => `Get ${fundingRange} in Rental Funding Today!`,
}
