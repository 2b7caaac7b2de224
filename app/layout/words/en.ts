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
    placeData: 'Place data © GeoNames, CC BY 4.0',
  },
  services: [
    'Rental funding',
    'Case management',
    'Landlord communication',
    'Property matching',
    'Application support',
  ],
  performanceBased: 'Performance-based',
  notFound: {
    title: 'Page not found',
    lead: 'There is no door at this address. The link may be old, or a letter got lost.',
    toldNo: 'Told no by a landlord?',
    nextSteps: 'Your next three steps',
    free: 'free.',
    home: 'Return to Home',
    states: 'Find your state',
  },
  failed: {
    title: 'Unexpected Application Error!',
    lead: 'Something broke on our side, not on yours. Please try again in a minute, or call us.',
    reference: (id: string) => `Reference for our team: ${id}`,
    home: 'Return to Home',
  },
}
