/**
 * SQL of a person's role in a project: 'owner', the role of an accepted collaborator, or null.
 * @param project the alias of `projects` in the statement
 * @param user SQL of the person's id
 */
export const roleInProject = (
  project: string,
  user: string,
): string => `case when ${project}.user_id = ${user} then 'owner'
  else (select c.role from project_collaborators c
    where c.project_id = ${project}.id and c.user_id = ${user} and c.status = 'accepted' limit 1) end`;
