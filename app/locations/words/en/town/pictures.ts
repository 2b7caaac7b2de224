type Captioned = { title: string; caption: string }

/** Of four cities; every other one has drawings of no town in particular, under each a figure of its own. */
const cities: Record<'new-york-ny' | 'los-angeles-ca' | 'chicago-il' | 'houston-tx', Captioned[]> = {
  'new-york-ny': [
    {
      title: 'Manhattan skyline',
      caption: 'Towers, a bridge, and more front doors than anywhere else in the country.',
    },
    {
      title: 'Brownstone blocks',
      caption: 'Stoops in Brooklyn and Harlem, where a super may know every tenant by name.',
    },
    {
      title: 'Walk-ups of the outer boroughs',
      caption: 'Five floors and no elevator, in Queens and the Bronx.',
    },
  ],
  'los-angeles-ca': [
    {
      title: 'Downtown and the hills',
      caption: 'From the round tower to the observatory dome, seen from the flats.',
    },
    { title: 'Bungalow courts', caption: 'Small houses around a garden path, still rented one by one.' },
    {
      title: 'Garden apartments of the Valley',
      caption: 'Two floors, a courtyard, parking below: the ordinary Los Angeles home.',
    },
  ],
  'chicago-il': [
    {
      title: 'The lakefront skyline',
      caption: 'Two antennas, twin corncobs and a diamond roof over the water.',
    },
    {
      title: 'Two-flats and greystones',
      caption: 'An owner upstairs, a tenant downstairs: landlords you can talk to.',
    },
    {
      title: 'Courtyard buildings',
      caption: 'Brick on three sides and a gate in front, all over the North and South Sides.',
    },
  ],
  'houston-tx': [
    {
      title: 'Downtown from the bayou',
      caption: 'Stepped gables and glass, and the dome a few miles south.',
    },
    {
      title: 'Houses in the Heights',
      caption: 'Porches under old oaks, some of them rented by the room, some whole.',
    },
    { title: 'Garden complexes', caption: 'Two floors around a court, in Alief, Gulfton and Sharpstown.' },
  ],
}

export const words = {
  cities,
  drawing: 'A drawing of roofs as the teeth of a key.',
  roofs: (name: string) => `The roofs of ${name}`,
  drawn: 'A drawing.',
  street: 'A street',
  renting: (ofHundred: number) => `Of 100 people, ${ofHundred} ${ofHundred === 1 ? 'rents' : 'rent'}.`,
  fronts: 'House fronts, one door each.',
  apartments: 'Apartments',
  twoBedrooms: (rent: string, source: string) => `2 bedrooms: ${rent} (${source}).`,
  floors: 'Three to five floors.',
}
