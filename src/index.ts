/** The public door of Starpile. */
export {};
