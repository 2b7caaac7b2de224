/** Every address of a running site's sitemap, from its index and the files it names. */
export async function listedAddresses(origin: string): Promise<string[]> {
  const files = await locationsIn(`${origin}/sitemap.xml`)
  const lists = await Promise.all(files.map(locationsIn))
  return lists.flat()
}

/** To know the addresses of all states takes seconds. */
export function addressesOfState(origin: string, slug: string): Promise<string[]> {
  return locationsIn(`${origin}/sitemaps/${slug}.xml`)
}

async function locationsIn(url: string) {
  const xml = await (await fetch(url)).text()
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
}
