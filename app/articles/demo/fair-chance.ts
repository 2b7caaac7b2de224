export const fairChance = {
  title: 'Renting With a Criminal Record: What Fair-Chance Rules Can Do',
  slug: 'renting-with-a-criminal-record-what-fair-chance-rules-can-do',
  excerpt:
    'What federal law does and does not cover, how fair-chance rules differ from city to city, and how to prepare an honest application with a record.',
  publishedOn: '2026-07-21',
  content: `Here is the hard part first. In most of the United States, a private landlord may look at your criminal record and may turn you down because of it. A record is not one of the things the Fair Housing Act protects. But “may” has limits, and it helps to know where they are.

## What federal law says

The Fair Housing Act bans discrimination because of race, color, national origin, religion, sex, disability, or having children under 18. A rule about records can still break that law if it is used differently for different people, such as overlooking a conviction for a white applicant and not for a Black one.

In 2016 the federal housing department, HUD, put out guidance warning landlords that banning everyone with any record, or treating an arrest as proof of a crime, could be unlawful. Federal guidance changes from one administration to the next, and it was never a promise of approval. Do not build your whole case on it. Ask a fair housing group what applies today.

Public housing and vouchers have rules of their own. Two bans are permanent: for people who must register for life as sex offenders under state law, and for people convicted of making methamphetamine in federally assisted housing. For most other records the local housing authority has some choice, and you can ask for a review if it says no.

## What your city or state may add

Some places go further. New Jersey, New York City and Cook County in Illinois have passed fair-chance housing laws, and there are others. They are not alike. One law makes the landlord wait to check your record until after a conditional offer. Another limits how far back they may look, or asks them to weigh your age at the time, what happened and what you have done since.

Many places have no such rule, and some states limit what their cities may require of landlords. Rules differ by state and city; check yours. Search for your city’s name with “fair chance housing,” or call 211 and ask for the local fair housing office.

## Look up your own record

Do this before anyone else does. Ask the court clerk or the state police how to get your record, and read it slowly. You are looking for the exact charge, the level, the date, and how the case ended.

Then ask legal aid or a public defender’s office whether any of it can be sealed or expunged. Many areas hold free clinics for this. It can take months, so begin now even if you are not ready to move.

Screening companies make mistakes with criminal records. They mix up people with the same name, list one case twice, or show cases that a court has sealed. If a report was used against you, the notice must name the company, and you can get your copy free by asking within 60 days. Dispute errors in writing and attach the court paper. The check usually takes up to 30 days.

Know the time limits as well. Arrests without a conviction generally fall off after seven years. Convictions can be reported for longer under federal law, though some states set a limit.

## Ask about the rule before you pay

You do not need to tell your life story to a leasing office by phone. Ask about the policy instead: “Before I apply, could you send me your screening criteria? I’d like to know what kinds of records you consider and how many years you look back.”

If the record is outside what they check, you may have nothing to explain. If it is inside, ask whether they make individual decisions. A flat no at this stage costs you nothing.

## Putting your file together

Bring proof of who you are now. Pay stubs, a certificate from a course or treatment, a letter from a parole officer, employer, pastor or teacher. Two strong letters beat six vague ones. The best letters say how long the person has known you and one thing they have seen you do.

Add a short note in your own words. “In 2017 I was convicted of theft. I finished probation in 2019 and have had no arrests since. I have driven for the same company for three years, and my supervisor’s number is below. I would be glad to answer questions.”

Name it, date it, and show the years since. Skip the details of the night itself. And do not lie on the form; being found out later can end a lease that was going well.

## If you think it was discrimination

Maybe the apartment was “just taken” after they saw you, and the ad is still up. Write down dates, names and words the same day. You can file a complaint with HUD, generally within one year, or with a local fair housing group. It costs nothing, and you do not need a lawyer to start.`,
}
