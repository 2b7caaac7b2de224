export const brokenLeases = {
  title: 'Broken Leases: What You Owe and What You Can Fix',
  slug: 'broken-leases-what-you-owe-and-what-you-can-fix',
  excerpt:
    'Left before the lease was up? Straight answers about what you may owe, how to check the bill, how to settle it, and how to explain it.',
  publishedOn: '2026-05-05',
  content: `People leave leases early because a job ended, a marriage ended, the mold came back, or the neighbor would not stop. The lease does not ask why. The next landlord might. Before you have that conversation, it helps to know where you stand.

## Is a broken lease the same as an eviction?

No. An eviction is a court case. A broken lease means you moved out before the end date without an agreement that let you go. It may never reach a court at all. It usually turns up as a debt with a collector, or when a new landlord calls the old one.

Be careful with the words on an application. If the form asks about evictions and you were never taken to court, the true answer is no. If it asks whether you ever broke a lease, or owe money to a landlord, answer that question too.

## Do I owe rent for every month that was left?

Perhaps not. In most states the landlord has to make a reasonable effort to find a new tenant, and cannot simply let the unit sit empty and bill you for all of it. Lawyers call this the duty to mitigate. Some states do not have it, or apply it in a weaker form. Rules differ by state; check yours.

Your lease matters as well. Look for a section on early termination. Some leases let you pay a set fee and leave clean. If yours did and you were charged both the fee and the remaining rent, ask about it.

## Are there reasons the law accepts?

A few. Federal law lets active-duty service members end a lease early when they get certain orders. Many states let survivors of domestic violence end one with notice and some form of proof. A home that is truly unsafe to live in can also be a legal reason, but the steps are strict, and walking out without following them can leave you owing rent.

If one of these fits your case, speak with legal aid even if the move was a while ago. It may change what you owe.

## How do I check the bill?

Ask for it in writing: “Please send me an itemized statement for my account at [address], showing the date the unit was rented again, how my deposit was applied, and each charge.”

Then go through it line by line. Was your deposit taken off? Do the rent charges stop on the day the next tenant moved in? Are there repairs you can answer with photos? An old online ad that shows when the unit was listed can help you.

When a debt collector writes to you, federal law gives you 30 days from that notice to dispute the debt in writing. Once you do, the collector must stop collecting until it sends proof.

## Can I settle it for less?

Often you can try. Old landlords and collectors know that some money now may be worth more than the full sum never. Decide what you can pay before you call, and do not promise more because the voice on the phone is firm.

“I can pay [amount] by the end of the month as payment in full. If you agree, please send me a letter that says the balance will be zero and that you will report it that way.” Wait for the letter. Then pay in a way that leaves a record, and keep both for years.

Find out how old the debt is first. Past a certain age the collector may no longer win in court, and in some states even a small payment starts that clock again. Most negative items leave credit and screening reports after seven years, paid or not.

## What do I tell the next landlord?

Short and dated is best. “I left my lease four months early in 2024 because my hours were cut. I have a payment plan for the balance and have made every payment. Here is the letter and here are the receipts.”

If you have not settled it, say where things stand. “I asked for an itemized bill in March and am waiting for it” is better than silence. A landlord mostly wants to know whether it will happen to them, so show what is steadier now.

## What if I have to leave a lease right now?

Talk before you go. Give written notice as early as you can, offer to help find a new tenant, and ask for a signed agreement that ends the lease. Even an email that says “we release you from the lease as of June 30, with the deposit kept as full payment” can save you years of trouble.

Take photos of every room on the last day, hand back the keys against a receipt, and leave a forwarding address. A HUD-approved housing counselor or legal aid office can read your lease with you before you sign anything.`,
}
