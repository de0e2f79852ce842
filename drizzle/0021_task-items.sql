CREATE OR REPLACE VIEW "public"."user_missions_data" AS (
  select m.user_id,
         jsonb_agg(
           jsonb_build_object(
             'id', m.mission_id,
             'order', m.mission_order,
             'careerPath', m.career_path,
             'status', m.status,
             'progress', m.progress,
             'tasks', coalesce((
               select jsonb_agg(jsonb_build_object('id', t.task_id, 'completed', t.completed) order by t.task_id)
               from user_tasks t
               where t.user_id = m.user_id and t.mission_id = m.mission_id and position('.' in t.task_id) = 0
             ), '[]'::jsonb)
           ) order by m.career_path nulls first, m.mission_order
         ) as missions_data
  from user_missions m
  group by m.user_id
);