export const movingBudget = {
  title: 'Budgeting for a Move When Money Is Tight',
  slug: 'budgeting-for-a-move-when-money-is-tight',
  excerpt:
    'A paper-and-pencil plan for moving with little money: the rent you can carry, the costs people forget, and where to look for help.',
  publishedOn: '2026-08-25',
  content: `Take one sheet of paper and draw a line down the middle. On the left goes what the move costs once. On the right goes what the new place costs every month. It is easy to plan one side with care and forget the other.

## The right side first

Start with the money that really arrives, after taxes. If your hours change, use your worst month of the past six and not your best.

Now list what has to be paid wherever you live: food, gas or bus fare, phone, child care, medicine, car payment, child support, debts on a plan. Take that away from the income. What remains has to cover rent, power, water, heat, internet and a little for trouble. If it does not, the apartment is too expensive, however nice the kitchen is.

Many landlords want to see income of about three times the rent before taxes. That is their test. Yours is whether you can pay on the first of the month for a full year, because one more late payment hurts you more than it hurts somebody with a clean file.

Ask about each extra before you fall in love with a place. “What do tenants here usually pay for electric and heat in the coldest month? Are there monthly fees for trash, parking, pets or a package room?” The utility company can sometimes tell you the past bills for an address.

## Then the left side

Write down application fees, the deposit, the first month, perhaps the last month, a pet fee, the truck, boxes, and a day of lost wages. Then write the ones people forget. Power and gas companies may ask for a deposit of their own if your credit is low. Renters insurance may be required. There is a shower curtain to buy, and food for the days when the kitchen is in boxes.

If an old utility bill is unpaid, call that company before you sign a lease. They may refuse to open a new account until you have a plan, and you do not want to learn that on the first night. “I have an old balance and I’m moving on the 15th. What would I need to pay to start service, and can I pay the rest monthly?”

Leave one line called “something I did not think of.” Put an amount there, even a small one.

## Closing the gap

The left side will look too big. Work on it from both ends.

To shrink it, ask the landlord to spread the deposit over a few months, and get the answer in writing. Move in the middle of the month or midweek if you can, since trucks tend to be in less demand then. Get free boxes from stores. Ask a church or a community group for a van and two people rather than for cash; it is often easier for them to give.

To cover it, dial 211 and ask about help with deposits and first month’s rent. Ask about your community action agency, too, and about help with heating and power bills. A HUD-approved housing counselor will go through your numbers with you, free or at low cost. Programs run out of money, so call early in the month and ask when new funds open.

Be slow with borrowed money. Before you take any loan, from anyone, get the total you will pay back, the monthly payment and the end date on paper. Put that payment on the right side of the sheet. If the sheet no longer works, neither does the loan. Payday and car title loans are the ones to fear most, since they come due before you are settled.

Your tax refund, if you expect one, belongs in this plan only after it has landed.

## Money that protects your record

Set the rent date next to your payday if the landlord will agree. “I am paid on the 3rd and the 18th. Could rent be due on the 5th?” It costs them little and could save you a late fee every month.

Pay in a way that leaves a trail. Checks, bank transfers and money orders with the stub kept are all fine. If you must pay cash, do not leave without a receipt. Twelve of those in an envelope are the best reference a person with an old eviction can have.

When you know you will be short, say so before the due date, with a number and a day. “I’ll be short by [amount] on the 1st. I can pay it on the 9th.” It may not stop a late fee. It often stops the silence that leads to court papers.

## Check it again in a month

The first plan is always off. Sit down after thirty days with the bills that really came and correct the right side. If it does not add up, that is the time to call a counselor, while you are still current.`,
}
