export const words = {
  subject: (brand: string) => `${brand}: a test`,
  works: 'This mail came from your site. If you can read it, mail works.',
  spam: 'It is worth a look whether it landed among the spam: then ask whoever runs your mail server about SPF and DKIM.',
  back: 'Back to the admin area',
}
