export const screeningReport = {
  title: 'How to Read Your Tenant Screening Report',
  slug: 'how-to-read-your-tenant-screening-report',
  excerpt:
    'A walk through the report landlords buy about you: how to get a copy, what each part means, which mistakes to look for and how to dispute them.',
  publishedOn: '2026-03-17',
  content: `Somewhere there is a file about you that you may never have seen. A landlord pays for it, skims it, and makes a choice about your next home. You are allowed to read it too.

## Getting your copy

Say you were turned down, or told you need a cosigner or a bigger deposit, and a screening report was part of the reason. The landlord must then give you what the law calls an adverse action notice. It has to name the company that made the report and tell you how to reach it.

You then have 60 days to ask that company for a free copy. This comes from the Fair Credit Reporting Act and applies in every state.

If no notice came, ask for it: “Thank you for letting me know. Did you use a tenant screening report? If so, please send me the adverse action notice with the name and address of the company.”

You do not have to wait for a denial. The Consumer Financial Protection Bureau publishes a list of screening companies and how to request your file. There are many of them, and they do not all hold the same records, so a clean report from one does not promise a clean report from the next.

## The top of the page

Begin with the dull part, which is your name, birth date, past addresses and Social Security number. Mistakes here lead to mistakes everywhere else. An old address you never lived at, or a middle name that is not yours, can mean that another person’s file has been mixed with yours. It can happen to anyone with a common name, and to parents and children who share one.

## Rental and court history

This is where eviction cases are listed. Check four things on each one. Is it really you? Is the date right? Does it say how the case ended? Is it listed only once?

A case that was dismissed should say so. If the report shows only that it was filed, the landlord may guess the worst. Get the final paper from the court clerk and send it with your dispute.

Most negative items, including eviction cases, can generally be reported for seven years. Bankruptcies can stay for up to ten.

## Credit and collections

Some reports include a full credit report, others only a score or a list of debts. Look for money owed to old landlords. Check the amount, since cleaning charges, late fees and interest can pile up there. You can compare it with your credit reports, free every week at AnnualCreditReport.com.

## Criminal records

An arrest that did not end in a conviction generally cannot be reported after seven years. Convictions have no such limit under federal law, though some states set one. Look for cases that were sealed or expunged, charges listed twice, and charges shown at a higher level than the court recorded.

## The score or the one-word answer

Many reports end with a number, or with a word such as “accept” or “decline.” That comes from a formula, and the landlord usually picks the settings. The company may not tell you how it works. Do not spend your strength arguing with the score. Fix the facts that feed it.

## Writing the dispute

You dispute with the screening company, not only with the landlord. Do it in writing, keep a copy, and send copies of your proof, never the originals. If you mail it, use certified mail so you know when it arrived.

Plain words work: “I am disputing an item in my report dated [date]. You list an eviction case, number [number], as open. The court dismissed it on [date]. The court’s order is attached. Please correct this and send me the updated report.”

The company usually has 30 days to look into it, sometimes a little longer if you send more papers along the way. If it cannot confirm the item, it has to remove or correct it. If the court’s own record is wrong, you need the court to fix that first.

Tell the landlord as well, the same day. “There is a mistake in the report and I have disputed it. Here is the court paper. Would you hold my application or look at it again when the correction comes?” They do not have to wait, but some will.

## If the report is right

Then at least you know what they will see. Nobody can sell you the removal of true, recent information, whatever the ad says. What you can do is add a short statement of your side to your file when a dispute does not settle the matter, and bring proof of what has changed since. If the company ignores you, you can complain to the Consumer Financial Protection Bureau at no cost, or ask legal aid about your options.`,
}
