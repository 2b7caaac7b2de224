/**
 * Entries in one file. The sitemap protocol allows 50,000 addresses and 50 MB: an entry has an address for each
 * language, and each names all of them. Read by the bench, which cannot load the tables of places.
 */
export const maxPerFile = 10_000
