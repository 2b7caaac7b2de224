/** Where the business may have a page of its own, and on which hosts such a page lies. */
export const socialNetworks = {
  facebook: { label: 'Facebook', hosts: ['facebook.com', 'fb.com'] },
  instagram: { label: 'Instagram', hosts: ['instagram.com'] },
  x: { label: 'X', hosts: ['x.com', 'twitter.com'] },
  youtube: { label: 'YouTube', hosts: ['youtube.com'] },
  tiktok: { label: 'TikTok', hosts: ['tiktok.com'] },
  linkedin: { label: 'LinkedIn', hosts: ['linkedin.com'] },
} as const

export type SocialName = keyof typeof socialNetworks

export const socialNames = Object.keys(socialNetworks) as SocialName[]

export const noSocialLinks: Record<SocialName, string> = {
  facebook: '',
  instagram: '',
  x: '',
  youtube: '',
  tiktok: '',
  linkedin: '',
}

/** Only the pages that are there. */
export function socialLinks(social: Record<SocialName, string>) {
  return socialNames.flatMap((name) =>
    social[name] ? [{ label: socialNetworks[name].label, href: social[name] }] : [],
  )
}
