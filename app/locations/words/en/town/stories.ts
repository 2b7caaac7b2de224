/** Where the stories of a page come from: the town, its state, or both. */
type From = { town: string | null; state: string | null }

const where = ({ town, state }: From) =>
  [town, state && `elsewhere in ${state}`].filter(Boolean).join(' and ')

/** Made-up stories, told in the first person. */
const tellings = [
  (city: string) => `Five noes in ${city}, one yes.`,
  () => 'They asked what came after my eviction.',
  () => 'They knew where not to apply.',
  () => 'My pay stubs spoke for me.',
  () => 'Six lines explained my broken lease.',
  () => 'Four of us, one room. No more.',
  () => 'One manager read my whole record.',
  () => 'Somebody answered the phone.',
  () => 'My old landlord wrote: paid.',
  () => 'It took weeks. They kept calling.',
  () => 'I had money and no history.',
  () => 'The deposit was my wall.',
]

export const words = {
  tellings,
  toldByRenters: (from: From) => `From ${where(from)}, told by the renters themselves.`,
  madeUp: (from: From) => `Made-up examples, set in ${where(from)}.`,
  someMadeUp: (from: From) => `From ${where(from)}. The made-up ones are marked.`,
}
