import type { Cut } from './roofs.ts'

// Landmarks of a city, left to right, reduced to roofs. Downtown comes first: a phone sees the left 420 units.
// A map, not an object: a slug may be any word, 'constructor' too.
export const cityCuts = new Map<string, Cut[]>([
  // Brooklyn Bridge, One World Trade Center, Empire State Building, a pencil tower, Chrysler Building, Citigroup Center
  // biome-ignore format: a list of roofs reads as one street
  ['new-york-ny', [
    ['gap', 6], ['bridge', 74, 46], ['gap', 4], ['slab', 14, 44], ['slab', 14, 60], ['spire', 24, 126, 28],
    ['slab', 16, 66], ['chamfer', 18, 80, 6], ['slab', 16, 58], ['steps', 18, 70, 3], ['slab', 14, 48],
    ['gap', 4], ['slab', 16, 40], ['slab', 18, 56], ['gap', 3], ['crown', 32, 128, 4], ['slab', 14, 62],
    ['slab', 9, 118], ['gap', 4], ['slab', 18, 74], ['peak', 20, 116, 46], ['slab', 18, 66],
    ['slantDown', 22, 94, 18], ['slab', 14, 72], ['slab', 18, 50], ['gap', 4], ['slab', 16, 36],
    ['hill', 34, 12],
  ]],
  // City Hall, U.S. Bank Tower, Wilshire Grand, Griffith Observatory on its hill
  // biome-ignore format: a list of roofs reads as one street
  ['los-angeles-ca', [
    ['palm', 20, 62], ['palm', 18, 48], ['hill', 26, 10], ['peak', 16, 70, 12], ['slab', 20, 40],
    ['gap', 4], ['slab', 16, 58], ['round', 22, 106], ['slab', 14, 66], ['chamfer', 18, 84, 8],
    ['spire', 22, 116, 22], ['slab', 16, 72], ['slab', 14, 54], ['slantUp', 18, 78, 10], ['slab', 16, 46],
    ['gap', 4], ['palm', 18, 52], ['gap', 3], ['dome', 44, 36, 16], ['hill', 90, 26], ['palm', 20, 58],
  ]],
  // Marina City, Willis Tower, Crain Communications Building, Trump Tower, Aon Center, 875 North Michigan
  // biome-ignore format: a list of roofs reads as one street
  ['chicago-il', [
    ['gap', 8], ['slab', 16, 36], ['round', 16, 54], ['round', 16, 54], ['gap', 4], ['slab', 18, 60],
    ['slab', 8, 76], ['slab', 8, 98], ['spire', 8, 134, 24], ['spire', 8, 134, 24], ['slab', 8, 90],
    ['slab', 8, 70], ['gap', 3], ['slab', 18, 56], ['steps', 22, 80, 3], ['slab', 16, 64],
    ['slantDown', 24, 74, 24], ['slab', 14, 84], ['spire', 22, 118, 32], ['slab', 14, 58],
    ['slab', 20, 102], ['gap', 4], ['slab', 18, 52], ['taper', 38, 122, 8], ['slab', 16, 60], ['gap', 4],
    ['slab', 16, 38],
  ]],
  // theater district, Pennzoil Place, the gables of TC Energy Center, JPMorgan Chase Tower, the dome, Uptown with Williams Tower
  // biome-ignore format: a list of roofs reads as one street
  ['houston-tx', [
    ['gap', 8], ['hill', 16, 7], ['slab', 15, 40], ['slab', 14, 58], ['quarter', 22, 92], ['slab', 12, 50],
    ['steps', 26, 88, 4], ['gap', 3], ['slab', 16, 52], ['slantUp', 22, 76, 20], ['gap', 3],
    ['slantDown', 22, 76, 20], ['gap', 3], ['gable', 14, 58, 2], ['gable', 17, 79, 2],
    ['gable', 21, 104, 3], ['slab', 10, 62], ['chamfer', 26, 128, 7], ['gap', 3], ['slab', 18, 72],
    ['round', 16, 62], ['chamfer', 20, 88, 10], ['slab', 16, 50], ['gap', 4], ['slab', 20, 34],
    ['hill', 22, 8], ['gap', 6], ['dome', 76, 26, 36], ['hill', 18, 8], ['gap', 6], ['slab', 16, 32],
    ['slab', 18, 46], ['gap', 4], ['spire', 10, 74, 10], ['peak', 22, 110, 14], ['slab', 10, 66],
    ['gap', 4], ['chamfer', 18, 54, 6], ['slab', 20, 38], ['hill', 24, 9], ['slab', 18, 26], ['gap', 30],
  ]],
  // South Mountain, Chase Tower, Camelback, the table mountains beyond
  // biome-ignore format: a list of roofs reads as one street
  ['phoenix-az', [
    ['gap', 4], ['mesa', 84, 46], ['slab', 16, 34], ['slab', 20, 50], ['chamfer', 18, 64, 8],
    ['slab', 22, 84], ['slab', 14, 56], ['round', 18, 60], ['slab', 20, 46], ['gap', 4], ['palm', 16, 44],
    ['slab', 16, 38], ['slab', 18, 52], ['gap', 6], ['hill', 54, 40], ['hill', 40, 24], ['gap', 6],
    ['mesa', 120, 58], ['gap', 6],
  ]],
  // Benjamin Franklin Bridge, City Hall with its statue, Two and One Liberty Place, both Comcast towers, the museum on its hill
  // biome-ignore format: a list of roofs reads as one street
  ['philadelphia-pa', [
    ['bridge', 78, 44], ['gap', 4], ['slab', 16, 40], ['slab', 18, 56], ['slab', 20, 34],
    ['spire', 16, 84, 26], ['slab', 20, 34], ['gap', 3], ['slab', 16, 62], ['gable', 20, 98, 3],
    ['slab', 14, 66], ['crown', 24, 114, 4], ['slab', 12, 70], ['chamfer', 22, 116, 5], ['slab', 14, 74],
    ['slab', 16, 104], ['spire', 10, 134, 26], ['slab', 14, 60], ['slantDown', 20, 78, 10],
    ['slab', 18, 46], ['gap', 4], ['hill', 26, 10], ['slab', 8, 22], ['peak', 40, 34, 10], ['slab', 8, 22],
  ]],
  // Alamo, Tower Life Building, Frost Tower, Rivercenter, Tower of the Americas, the missions
  // biome-ignore format: a list of roofs reads as one street
  ['san-antonio-tx', [
    ['gap', 6], ['slab', 14, 20], ['round', 18, 30], ['slab', 14, 20], ['gap', 8], ['slab', 16, 42],
    ['slab', 18, 56], ['steps', 18, 66, 2], ['peak', 22, 92, 30], ['slab', 16, 54], ['chamfer', 22, 78, 12],
    ['slantUp', 18, 84, 24], ['slab', 16, 50], ['slab', 26, 96], ['slab', 14, 58], ['gap', 8],
    ['saucer', 38, 132], ['gap', 8], ['slab', 18, 44], ['slab', 16, 34], ['hill', 24, 9], ['slab', 10, 44],
    ['dome', 34, 34, 14], ['slab', 10, 30],
  ]],
  // Coronado Bridge, Hotel del Coronado, Hyatt, Emerald Plaza, One America Plaza, palms along the bay
  // biome-ignore format: a list of roofs reads as one street
  ['san-diego-ca', [
    ['palm', 18, 46], ['gap', 2], ['slab', 16, 26], ['peak', 22, 44, 22], ['slab', 14, 26], ['gap', 4],
    ['bridge', 92, 36], ['gap', 6], ['chamfer', 18, 96, 10], ['slab', 18, 82], ['slab', 14, 58], ['gap', 3],
    ['slantUp', 12, 70, 8], ['slantUp', 12, 84, 8], ['slantDown', 12, 92, 8], ['slantDown', 12, 78, 8],
    ['slab', 16, 60], ['peak', 22, 112, 22], ['slab', 16, 68], ['round', 18, 74], ['slab', 20, 88],
    ['quarter', 16, 62], ['slab', 16, 44], ['palm', 18, 50], ['palm', 16, 38], ['hill', 60, 16],
  ]],
  // Reunion Tower, Chase Tower, Comerica Bank Tower, Bank of America Plaza, Renaissance Tower, Fountain Place
  // biome-ignore format: a list of roofs reads as one street
  ['dallas-tx', [
    ['gap', 6], ['globe', 26, 96], ['gap', 8], ['slab', 20, 44], ['slab', 16, 60], ['spire', 22, 118, 20],
    ['slab', 12, 66], ['steps', 26, 132, 2], ['slab', 14, 74], ['round', 20, 110], ['slab', 16, 80],
    ['round', 24, 104], ['slab', 14, 62], ['slab', 18, 88], ['slantUp', 14, 112, 44],
    ['slantDown', 14, 112, 44], ['slab', 16, 70], ['chamfer', 20, 84, 8], ['slab', 18, 48], ['gap', 6],
    ['hill', 22, 8], ['slab', 18, 56], ['slab', 16, 42],
  ]],
  // the cathedral, Bank of Italy, Adobe's three towers, City Hall with its rotunda, the Diablo Range; no roof may rise high under the airport's approach
  // biome-ignore format: a list of roofs reads as one street
  ['san-jose-ca', [
    ['gap', 6], ['slab', 8, 40], ['dome', 34, 36, 14], ['slab', 8, 40], ['gap', 6], ['slab', 18, 46],
    ['spire', 18, 82, 22], ['slab', 20, 54], ['gap', 3], ['chamfer', 20, 68, 6], ['slab', 20, 72],
    ['chamfer', 20, 66, 6], ['slab', 16, 50], ['round', 18, 62], ['slab', 22, 74], ['slab', 16, 56],
    ['gap', 6], ['dome', 50, 42, 22], ['slab', 22, 78], ['gap', 4], ['quarter', 20, 56], ['slab', 18, 44],
    ['palm', 16, 40], ['hill', 90, 30], ['hill', 60, 20],
  ]],
  // Golden Gate Bridge, Coit Tower on its hill, Transamerica Pyramid, 555 California, Salesforce Tower, the Ferry Building, a row of painted gables
  // biome-ignore format: a list of roofs reads as one street
  ['san-francisco-ca', [
    ['bridge', 96, 62], ['hill', 20, 16], ['slab', 8, 54], ['hill', 20, 16], ['slab', 14, 44],
    ['slab', 16, 58], ['peak', 26, 122, 112], ['slab', 14, 62], ['slab', 24, 98], ['slab', 14, 70],
    ['steps', 18, 82, 2], ['slab', 14, 76], ['round', 26, 134], ['slab', 16, 84], ['chamfer', 18, 92, 8],
    ['slab', 16, 60], ['slab', 18, 28], ['spire', 12, 66, 16], ['slab', 18, 28], ['gap', 6],
    ['peak', 14, 34, 12], ['peak', 14, 37, 12], ['peak', 14, 34, 12], ['peak', 14, 37, 12],
    ['hill', 70, 24],
  ]],
  // Space Needle, Columbia Center, 1201 Third Avenue, Smith Tower, Mount Rainier
  // biome-ignore format: a list of roofs reads as one street
  ['seattle-wa', [
    ['gap', 8], ['saucer', 34, 104], ['gap', 8], ['slab', 16, 40], ['slab', 18, 58], ['round', 18, 74],
    ['slab', 16, 64], ['chamfer', 22, 116, 6], ['slab', 14, 70], ['peak', 20, 96, 22], ['slab', 18, 76],
    ['slantDown', 18, 62, 10], ['peak', 14, 66, 26], ['slab', 18, 36], ['gap', 6], ['hill', 120, 30],
    ['gap', 10],
  ]],
])
