/** What the worker of one version keeps. */
export type Wanted = {
  /** The name of its cache: another one as soon as a word or a file is another. */
  version: string
  /** By path, the hash of each page and of the list of towns: the browser takes it only with these very words. */
  pages: Record<string, string>
  files: readonly string[]
  /** Those of `files` that a town page of the same build fetches later. */
  townFiles: readonly string[]
  /** What the addresses of town pages begin with. */
  towns: string
  /** Shown for a town that is not the one kept: the worker stands between it and the browser's own words. */
  noNetwork: string
}
