/** Where most owners are, in the words of the country. */
export const words = {
  'America/New_York': 'Eastern time (New York)',
  'America/Chicago': 'Central time (Chicago)',
  'America/Denver': 'Mountain time (Denver)',
  'America/Phoenix': 'Mountain time, the same all year (Phoenix)',
  'America/Los_Angeles': 'Pacific time (Los Angeles)',
  'America/Anchorage': 'Alaska time (Anchorage)',
  'Pacific/Honolulu': 'Hawaii time (Honolulu)',
  'America/Puerto_Rico': 'Atlantic time (Puerto Rico)',
}
