/** Every address of a running site's sitemap, from its index and the files it names. */
export async function listedAddresses(origin: string): Promise<string[]> {
  const found: string[] = []
  // One after the other: fifty at once are more than a busy site takes from one network.
  for (const file of await locationsIn(`${origin}/sitemap.xml`)) found.push(...(await locationsIn(file)))
  return found
}

/** To know the addresses of all states takes seconds. */
export function addressesOfState(origin: string, slug: string): Promise<string[]> {
  return locationsIn(`${origin}/sitemaps/${slug}.xml`)
}

async function locationsIn(url: string) {
  const answer = await fetch(url)
  const xml = await answer.text()
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
}
