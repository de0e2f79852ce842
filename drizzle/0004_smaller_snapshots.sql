-- Of the person's own row a snapshot keeps only what undoing restores: no name, address or token.
UPDATE "snapshots" SET "data" = jsonb_set("data", '{user_progress}', jsonb_build_object(
  'total_xp', "data" #> '{user_progress,total_xp}',
  'quiz_completed', "data" #> '{user_progress,quiz_completed}',
  'personality_type', "data" #> '{user_progress,personality_type}',
  'selected_career_path', "data" #> '{user_progress,selected_career_path}'
)) WHERE "data" ? 'user_progress';
