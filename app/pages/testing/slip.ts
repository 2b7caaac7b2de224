const slip = /<section class="slip".*?<\/section>|<p class="due.*?<\/p>/gs

/** A form without its slip, whose sums are reckoned from the register: app/applications/apply/program-costs.test.ts. */
export function withoutSlip(html: string) {
  return html.replace(slip, '')
}
