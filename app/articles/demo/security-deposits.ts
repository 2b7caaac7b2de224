export const securityDeposits = {
  title: 'Security Deposits: Protecting Your Money From Day One',
  slug: 'security-deposits-protecting-your-money-from-day-one',
  excerpt:
    'How to get your deposit back begins on the day you move in. What to ask, what to photograph, what to write, and what to do if it does not return.',
  publishedOn: '2026-06-09',
  content: `The fight over a deposit is often won on the first day, by the person with the photos. If you have been through a bad move-out before, this part is yours to control.

## Before you pay

Ask three plain questions. How much is it, which part comes back, and where is that written? A deposit is your money, held by the landlord in case of unpaid rent or damage. A fee is gone once you pay it. Leases mix these words up, so make them say which is which.

“Is this amount a refundable deposit or a non-refundable fee? Could you show me the line in the lease?”

Many states limit how much a landlord may ask for. Others set no limit. With a weak rental history you may be asked for more than your neighbor, and where the law has a cap, that cap covers you as well. If a bigger deposit was demanded because of your screening report, you should get a notice naming the company that made it.

Some buildings offer a deposit replacement, where you pay a smaller sum to a company instead. Read that page slowly. The smaller payment generally does not come back, and you can still be billed for damage.

If the full deposit is out of reach, ask to pay it in parts: “I can pay half on move-in day and the rest over the next two months. Would you put that in the lease?” Some cities and states give renters this right. Elsewhere it is up to the landlord.

Never hand over a deposit before you have seen the place inside and know who owns it. Get a receipt with the date, the amount and the address.

## Move-in day

Walk through the empty rooms with your phone before you carry in one box. Film slowly. Open the oven, the closets, the cabinet under the sink. Run the water. Photograph each stain, crack, burn and missing screen, with one close shot and one from the doorway.

If there is a checklist, fill in every line and keep a copy. If there is none, make your own and email it the same day: “I moved in today. Attached are photos of the condition of the apartment. Please let me know if you see anything differently.” That email has a date on it, and that is the point.

## While you live there

Report leaks and broken things in writing, even after you have told someone in the hallway. Damage that grew because nobody was told can end up on your bill.

Do not plan on using the deposit as your last month’s rent. In most places you may do that only if the landlord agrees, and a missed last payment can become the next mark on your record.

## Moving out

Give notice the way the lease says, with the number of days it says. Ask whether you can be there for the final inspection. Some states give you a right to a walk-through before you leave, so that you can fix small things yourself.

Clean more than seems fair. Fill nail holes if the lease asks for it. Then take the same photos you took on the first day, in the same order, and return every key and remote against a receipt.

Put your new address in writing. In many states the landlord’s duty to send the money, or a list of deductions, depends on having it. A line is enough: “Please send my deposit or an itemized list to [address].”

## What they may keep

Unpaid rent and real damage, in general. Normal wear and tear is not damage. Paint that fades and carpet worn along the hallway come from living somewhere. A burn in that carpet or a broken door does not. Between those two there is room for argument, which is what the photos are for.

## When the money does not come

Every state has its own deadline. In some it is two weeks, in others it can be as long as two months. Rules differ by state; check yours on your attorney general’s website or with a tenant hotline.

When the date has passed, send a short letter and keep a copy. “I moved out of [address] on [date] and gave you my new address. The deadline to return my deposit of [amount] has passed. Please send it by [date two weeks away]. If I do not receive it, I will file in small claims court.”

Stay polite; a judge may read it. Small claims court is built for people without lawyers, and the filing cost is often waived if your income is low. In some states a landlord who held the money in bad faith can owe you more than the deposit.

There is one honest limit. If you owe back rent from that place, the deposit will probably go toward it. Ask for that in writing as well, because it lowers what you owe.`,
}
