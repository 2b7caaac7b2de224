export const rentalScams = {
  title: 'Rental Scams and How to Walk Away From Them',
  slug: 'rental-scams-and-how-to-walk-away-from-them',
  excerpt:
    'Scammers look for renters who have been turned down. How their stories sound, the checks that expose them, and what to do if you already paid.',
  publishedOn: '2026-10-06',
  content: `“Hi, yes it’s still available! I am out of the state for work so I can’t show it, but drive by and look in the windows. No credit check. Send the deposit today and I will mail the keys.”

If you have been denied five times, that message feels like air. It is meant to. People who steal deposits know that renters with bad credit or an eviction are tired and in a hurry. Being fooled by them does not make you foolish. Still, a few slow minutes can save your whole moving fund.

## How the usual ones work

The copied ad. Somebody takes photos from a real listing, lowers the rent and puts in their own number. The house exists. It may even be empty. It is just not theirs.

The absent owner. They are overseas, in the service, on a mission, caring for a sick parent. There is always a reason that nobody can open the door for you.

The stolen key. Some scammers get into a vacant home, sometimes through a self-tour lockbox, and show it in person. So seeing the inside is needed, but it is not enough.

The credit link. A “landlord” sends you to a website to get your score before a viewing. They may earn money when you sign up, or they may want your card and Social Security number. There is no apartment.

The new number. Somebody offers to sell you a “credit privacy number” to use instead of your Social Security number. Walk away from this one fast. Using such a number on an application can be a crime, and the number may belong to a child or a stranger.

## Checks that take ten minutes

Copy the address into a search engine, along with the phone number and then the owner’s name. The same house listed at two prices, or by two people, tells you enough. Search the main photo as an image, too.

Look up who owns the place. Most counties have a free property search on the website of the assessor or recorder. If the name does not match the person you are talking to, ask for the management agreement, or call the management company at a number you found yourself. Do not use the one in the message.

Compare the rent with others on that street. A great deal cheaper, with no questions about income, is a warning sign rather than luck.

Then ask to meet: “I would like to see the inside and sign the lease in person, and I’ll bring a cashier’s check. What day works?” A real owner or agent will offer a time, or send somebody who can. A scammer will offer a story.

## How you pay matters

The Federal Trade Commission’s advice is simple. Do not wire money, and do not pay a deposit or rent with gift cards or cryptocurrency. Nobody honest collects rent in gift cards. Treat payment apps like cash when the other person is a stranger, because the money can be just as hard to get back.

See the place inside, check the owner, read the lease, and only then pay. Get a receipt with a name, a date and the address. Hold back your Social Security number until you know who is asking.

The same care belongs with any business that charges to help you rent, ours among them. Ask what the fee buys, what happens if you are denied, and where the refund rule is written. Our program pages explain our own terms; read them before you pay, and take your time.

## A sentence for pressure

Scams run on hurry. Other families are coming at noon; the price goes up tonight. Practice one reply until it comes out easily: “I don’t pay for a place on the day I first hear about it. If it’s gone tomorrow, I understand.”

You may lose a real apartment that way once in a while. You will keep your deposit all the other times.

## If you have already paid

Move fast, and leave the shame for later. Call the bank, card company, app or wire service you used, say the word “fraud,” and ask them to stop or reverse the payment. If it was a gift card, call the company that issued it and keep the card and the receipt. The money does not always come back, but the first hours count most.

Save everything. Take screenshots of the ad and the messages before they vanish.

Report it to the FTC at ReportFraud.ftc.gov, to your local police, and to the site that carried the ad. Ask the police for a report number, as banks sometimes want one.

If you gave out your Social Security number, go to IdentityTheft.gov for a step-by-step plan, and freeze your credit at the three big bureaus. A freeze is free, and you can lift it when you apply for the next place.

And if you gave notice on your old home because of it, call 211 and tell your current landlord today. If the unit has not been promised to someone else, they may let you take the notice back.`,
}
