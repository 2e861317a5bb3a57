/** What is said above Stately's hosted inspector, by how far it has come. */
export const englishHosted = {
  loading: 'Waiting for Stately’s inspector. It comes from the network: without one, use Starpile’s own inspector.',
  joining: 'Asking Starpile for the game’s actors.',
  telling: 'What Starpile’s actors say and do is handed to Stately’s page below; what is in the game is left out.',
  silent: 'There are no live actors, or Starpile has ended. It is asked again every few seconds.',
} as const;
