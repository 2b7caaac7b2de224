export const words = {
  main: 'Main',
  menu: 'Menu',
  call: (phone: string) => `Call ${phone}`,
  apply: (fee: string) => `Apply Now - ${fee}`,
  qualify: 'Qualify Now',
  checkEligibility: 'Check Eligibility',
  footer: {
    about:
      'Help with rental approval and funding for people with bad credit, evictions, broken leases or a criminal background.',
    elsewhere: 'Elsewhere',
    help: 'Free help',
    services: 'Services',
    popularStates: 'Popular states',
    programs: 'Programs',
    equalHousing:
      'Equal housing opportunity. We help every renter without regard to race, color, religion, sex, disability, familial status or national origin.',
    copyright: (year: number, brand: string) => `© ${year} ${brand}. Place data © GeoNames, CC BY 4.0`,
  },
  services: [
    'Rental funding',
    'Case management',
    'Landlord communication',
    'Property matching',
    'Application support',
  ],
  performanceBased: 'Performance-based',
  failed: {
    title: 'Unexpected Application Error!',
    lead: 'Something broke on our side, not on yours. Please try again in a minute, or call us.',
    reference: (id: string) => `Reference for our team: ${id}`,
    home: 'Return to Home',
  },
}
