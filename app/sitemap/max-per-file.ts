/** What one file may hold by the sitemap protocol. Read by the bench, which cannot load the tables of places. */
export const maxPerFile = 50_000
