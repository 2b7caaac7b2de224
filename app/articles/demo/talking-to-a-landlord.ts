export const talkingToALandlord = {
  title: 'What to Say to a Landlord When Your Record Is Rough',
  slug: 'what-to-say-to-a-landlord-when-your-record-is-rough',
  excerpt:
    'Sentences you can borrow for the first call, the hard question, the counteroffer and the denial, plus a few things better left unsaid.',
  publishedOn: '2026-11-03',
  content: `Most of us talk too much when we are scared. We explain the divorce, the boss, the car. The landlord hears one thing, which is trouble, and says they will call back. So this article is mostly sentences. Change them until they sound like you.

## Before you dial

Have a page in front of you with your income, your move date, who will live there and the hard facts of your record with their dates. Check your credit reports, free each week at AnnualCreditReport.com, so that nothing surprises you in the middle of a call.

Stand up while you talk, if you can. It helps the voice.

## The first call

Keep it about the apartment. “Good morning, my name is Dana Reed. I’m calling about the two-bedroom on Oak Street. Is it still open, and could you tell me what you look for in a tenant?”

The last part does quiet work. They may tell you their income rule, their credit line and how they treat evictions, all before you have said a thing. If you hear a rule that shuts you out, ask once: “Is that a firm rule, or do you ever look at the whole picture?” Then believe the answer.

Do it before you pay. “Could you send me your written screening criteria? I want to be sure I’m not wasting your time or my application fee.” Some states require landlords to share these. Many will do it anyway.

## Bringing up the hard thing

A good moment is after you have seen the place and want it, and before they run the report. By then they have met you.

“I’d like to apply. You’ll see an eviction from 2022 when you run my report, so I want you to hear it from me. I was out of work for three months after surgery. I’ve been back at work for two years, and I have proof of rent paid on time since then. May I leave you a folder?”

Count what is in there. It gives one cause, the date, what changed, and proof you can hand over. It does not say the old landlord was a liar. Even if he was, the person in front of you is a landlord too.

Now stop and let it be quiet. If they ask something, answer just that.

## The folder

Put in recent pay stubs or benefit letters, a photo ID, proof of rent paid, and one or two letters from people who have known you for a while. Add any court paper showing that a case was dismissed or paid. A one-page note on top, with your phone number, is plenty. Small owners often have no system for this, and a tidy folder makes their choice easier.

Do not hand over originals, and leave your full Social Security number off anything that is not the real application.

## Making an offer

If they hesitate, ask what would help rather than guessing. “What would make you comfortable saying yes?”

Then offer only what you can keep. That could be a cosigner, rent paid twice a month on your paydays, a shorter first lease, or a larger deposit if your state allows it and you truly have the money. Put any deal in the lease. Promises made in a driveway are hard to prove.

Be wary of offering many months of rent in advance. Some states restrict it, and if things go wrong that money is hard to get back.

## Questions you need not answer

A landlord may ask about income, rental history and who will live in the home. Questions about your religion, where your family comes from, whether you are pregnant, or the details of a disability are a different matter. Federal law bars treating you worse for those things, and many states protect more groups. You can steer back kindly: “I’d rather stick with what’s on the application. I can show you my income today.”

If a disability played a part in what went wrong, you can ask for a reasonable accommodation, which means a change to the usual rule. Ask in writing, and get a fair housing group to help you word it. It is not always granted.

## When the answer is no

Say thank you, then ask two things. “Could you tell me the main reason? And if a report was part of it, would you send me the notice with the company’s name?” That notice is required when a screening report was used, and it lets you get the report free if you ask within 60 days.

One more line costs nothing: “If something changes, or you know another owner who is more flexible, I’d be grateful for a call.” Owners often know other owners.

## When it is going nowhere

Some people will not rent to you whatever you say, and no sentence in this article will change that. Put your effort into the next call. If you would like somebody to practice with, ask a HUD-approved housing counselor. HUD’s website lists them by state.`,
}
