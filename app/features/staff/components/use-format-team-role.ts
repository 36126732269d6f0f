import type { TeamRole } from "#app/features/access/team.ts";
import { useMessages } from "#app/ui/use-messages.ts";
import { teamMessages } from "../messages/team.ts";

/** Formats a role in the team: « Admissions · Dakar ». */
export function useFormatTeamRole(): (teamRole: TeamRole) => string {
  const { roles, city, allCampuses } = useMessages(teamMessages);
  return ({ role, campus }) =>
    role === "admissions"
      ? `${roles[role]}\u00A0· ${campus ? city[campus] : allCampuses}`
      : roles[role];
}
