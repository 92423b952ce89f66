interface Related {
  id: number;
  toolIds: number[];
}

/** Other tasks that share tools with one, those that share most first. */
export function relatedTasks<Task extends Related>(to: Related, tasks: readonly Task[], limit: number): Task[] {
  const tools = new Set(to.toolIds);
  return tasks
    .filter(({ id }) => id !== to.id)
    .map((task) => ({ task, shared: task.toolIds.filter((id) => tools.has(id)).length }))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, limit)
    .map(({ task }) => task);
}
