//! The memory of a search for routes: the best known way to every node, and the nodes in order of cost.

use super::Facing;

/// The best known route to a node, in one number of which less is better: from the top 24 bits of cost, 16 of
/// leavings, 16 of harms, and the last step as its direction and a bit for an odd node before it.
///
/// Rule: `BD-MOV-10`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Node(u64);

impl Node {
    const UNREACHED: Self = Self(u64::MAX);

    pub(super) fn new(cost: u32, leavings: u16, harms: u16, towards: Facing, was_odd: bool) -> Self {
        let came = towards.index() | u8::from(was_odd) << 3;
        Self(u64::from(cost) << 40 | u64::from(leavings) << 24 | u64::from(harms) << 8 | u64::from(came))
    }

    /// Half cells.
    pub(super) const fn cost(self) -> u32 {
        (self.0 >> 40) as u32
    }

    /// Blows that enemies get on the way.
    pub(super) const fn leavings(self) -> u16 {
        (self.0 >> 24) as u16
    }

    /// Harmful cells on the way.
    pub(super) const fn harms(self) -> u16 {
        (self.0 >> 8) as u16
    }

    /// The direction of the last step.
    pub(super) const fn towards(self) -> Facing {
        Facing::from_index(self.0 as u8 & 7)
    }

    /// Whether it costs less, or as much with fewer leavings or harms.
    const fn is_easier(self, other: Self) -> bool {
        self.0 >> 8 < other.0 >> 8
    }

    /// Whether the last step came from an odd node.
    pub(super) const fn was_odd(self) -> bool {
        self.0 & 8 != 0
    }
}

/// Nodes with the best known routes to them, and a queue with one bucket per half cell of cost.
///
/// A search that is after something tells of every node how many half cells are at least ahead, and the queue is in the order of
/// both together. No step may take more off that than it costs; then the routes come out the same.
#[derive(Debug, Default)]
pub(super) struct Frontier {
    nodes: Vec<Node>,
    /// For each half cell of cost the place in `links` of what was put there last.
    heads: Vec<u32>,
    links: Vec<Link>,
    settled: usize,
    /// Whether nodes wait in the order of what the whole way costs at least, and not of what lies behind them.
    is_guided: bool,
}

/// A node that waits.
#[derive(Clone, Copy, Debug)]
struct Link {
    node: u32,
    /// What it cost when it was put here.
    cost: u32,
    /// The place of the one that was put to the same cost before it.
    before: u32,
}

impl Frontier {
    /// A place after which nothing comes.
    const END: u32 = u32::MAX;

    /// Forgets all and makes room for so many nodes.
    pub(super) fn reset(&mut self, nodes: usize, is_guided: bool) {
        self.nodes.clear();
        self.nodes.resize(nodes, Node::UNREACHED);
        self.heads.clear();
        self.links.clear();
        self.settled = 0;
        self.is_guided = is_guided;
    }

    /// The best route known so far.
    #[inline]
    pub(super) fn node(&self, node: usize) -> Node {
        self.nodes[node]
    }

    /// What the best known route to a node costs together with what is at least ahead; it is known for good once the queue has
    /// been worked off so far.
    pub(super) fn whole(&self, node: usize, ahead: u32) -> usize {
        self.nodes[node].cost() as usize + ahead as usize
    }

    /// All nodes to which a route was found, some of them more than once.
    pub(super) fn found(&self) -> impl Iterator<Item = usize> {
        self.links.iter().map(|link| link.node as usize)
    }

    /// Half cells up to which the queue has been worked off, those of the node that came last among them.
    pub(super) const fn settled(&self) -> usize {
        self.settled
    }

    /// Takes the node that came last, and all that cost as much, as not worked off.
    pub(super) const fn step_back(&mut self) {
        self.settled = self.settled.saturating_sub(1);
    }

    /// Keeps a route that is better than the one known so far, with so many half cells at least ahead.
    pub(super) fn improve(&mut self, node: usize, found: Node, ahead: u32) {
        let known = self.nodes[node];
        self.nodes[node] = found;
        // With a guide, a node may have come before all of the equally cheap ways to it were known; then it comes once more.
        if found.cost() < known.cost() || self.is_guided && found.is_easier(known) {
            self.put(node, found.cost(), (found.cost() + ahead) as usize);
        }
    }

    fn put(&mut self, node: usize, cost: u32, bucket: usize) {
        if self.heads.len() <= bucket {
            self.heads.resize(bucket + 1, Self::END);
        }
        self.links.push(Link {
            node: node as u32,
            cost,
            before: self.heads[bucket],
        });
        self.heads[bucket] = self.links.len() as u32 - 1;
    }

    /// The next node in order of cost. Each comes once, as long as no step is free and nothing guides the search.
    pub(super) fn pop(&mut self) -> Option<usize> {
        while let Some(head) = self.heads.get_mut(self.settled) {
            let Some(&link) = self.links.get(*head as usize) else {
                self.settled += 1;
                continue;
            };
            *head = link.before;
            // Others were reached more cheaply since they were put here.
            if self.nodes[link.node as usize].cost() == link.cost {
                return Some(link.node as usize);
            }
        }
        None
    }
}
