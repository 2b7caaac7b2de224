export const rentingAfterEviction = {
  title: 'Renting Again After an Eviction',
  slug: 'renting-again-after-an-eviction',
  excerpt:
    'Where to start when an eviction is on your record: help for this week, what to check, what can be cleaned up, and how to bring it up first.',
  publishedOn: '2026-02-10',
  content: `If you are reading this from a motel or a friend’s couch, start with the next section. The rest can wait until you have slept.

## If you need a roof this week

Dial 211. In most of the country this free line connects you with shelters, rent help and local charities. Say where you are, who is with you and when you have to leave. For example: “I have two children, I must be out by Friday, and nothing is lined up.”

Ask what exists besides shelter. Some counties have money for a deposit or a first month, and those funds open and close during the year. If the answer today is no, ask when to call back.

Is your case still in court? Call legal aid before you do anything else, and go to the hearing even if you expect to lose. A tenant who does not show up can lose by default. A case that ends in an agreement or a dismissal is far easier to explain later.

## Find out what is on paper

Many renters carry a worse story in their head than the one in the file. Others find a case nobody told them about. You need to see it either way.

Start at the court where the case was filed. Ask the clerk how it ended; the word they use is “disposition.” Then look at your credit reports, which are free every week at AnnualCreditReport.com. The eviction case itself usually does not show there, but unpaid rent sent to a collector can. A tenant screening report is a third thing. Many landlords buy one, and it may list the court case.

Write down the case number, the filing date, the result and the amount still claimed. You will use that note many times.

A filing is not a judgment. If your case was dismissed, or you paid and stayed, get a court paper that says so and keep a photo of it on your phone.

## Clean up what can be cleaned up

Under the Fair Credit Reporting Act, most negative items, eviction cases included, generally drop off screening reports after seven years. If an older one still shows, or the case belongs to somebody else, dispute it with the company that made the report. It usually has 30 days to investigate.

Some states let you ask the court to seal an eviction record, and some seal certain cases without being asked. Rules differ by state; check yours with the court’s self-help desk or legal aid.

If you owe money and can pay part of it, make an offer you can truly keep. Get the deal in writing before you send anything. You could write: “I want to settle the balance from my old apartment. I can pay [amount] on the first of each month. Please confirm in writing that you will report the debt as paid and file the judgment as satisfied when I finish.” The case may still show afterward, but “paid” reads very differently from “open.”

One caution. If the debt is very old, ask legal aid before you pay. In some states a payment restarts the clock for suing you.

## Stop paying for sure denials

Application fees eat the money you need for a deposit. So ask first: “Do you turn down everyone with an eviction, or do you look at how old it is and what happened?” If the rule is no evictions at all, thank them and keep your fee.

Large complexes often follow a fixed rule. Some of those rules only look back a set number of years, so ask for the written criteria. An owner with a few units may decide case by case. A HUD-approved housing counselor can help you sort your options at little or no cost.

## Say it before they find it

A landlord who runs a report will probably see the case. It goes better when you bring it up, and a few sentences are enough.

“In 2023 I lost my job, fell behind, and my landlord filed. I have been at my new job for fourteen months. I pay my sister rent on the first and can show the transfers. Here are my pay stubs and a letter from my supervisor.”

Use your own facts. Leave out the old landlord’s faults, even the real ones. And never hide the case on a form that asks about it, because a false answer can cost you the lease later.

## The slow part

Some places will still say no. When a screening report played a part, the notice must name the company, and you can get a free copy if you ask within 60 days. Read it before you apply again.

Renting a room for a year, with the rent paid in a way you can prove, is not a step down. It gives the next landlord something newer than the eviction to look at.`,
}
