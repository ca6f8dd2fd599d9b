/** What follows the applicant's name in the notification drawer. */
export const registrationText = (company: string): string => `asks to join ${company}`;
